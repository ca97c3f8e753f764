import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Cmd, DockerfileParser, Healthcheck, type Instruction, type JSONInstruction } from 'dockerfile-ast'
import { REPOSITORY } from '../../src/platform/locations.ts'

export const CONTAINERFILE = readFileSync(join(REPOSITORY, 'deploy', 'Containerfile'), 'utf8')

export interface Step {
  readonly keyword: string
  /** Everything behind the keyword. */
  readonly text: string
}

const stepOf = (instruction: Instruction): Step => ({
  keyword: instruction.getKeyword(),
  text: instruction.getRawArgumentsContent() ?? '',
})

const wordsOf = (instruction: JSONInstruction): string[] =>
  instruction.getJSONStrings().map((part) => part.getJSONValue())

/** What a builder would do, stage by stage, and what the image says of itself. */
export function readContainerfile() {
  const instructions = DockerfileParser.parse(CONTAINERFILE).getInstructions()
  const stages: Step[][] = []
  for (const instruction of instructions) {
    if (instruction.getKeyword() === 'FROM') stages.push([])
    stages.at(-1)?.push(stepOf(instruction))
  }
  const command = instructions.findLast((one) => one instanceof Cmd)
  const health = instructions.find((one) => one instanceof Healthcheck)
  if (!command || !health) throw new Error('the image says neither how it starts nor how it is')
  const [build = [], image = []] = stages
  return {
    build,
    image,
    /** Variables of the image. */
    variables: Object.fromEntries(
      image
        .filter(({ keyword }) => keyword === 'ENV')
        .flatMap(({ text }) => text.split(/\s+/))
        .map((pair) => pair.split('=', 2) as [string, string]),
    ),
    user: image.findLast(({ keyword }) => keyword === 'USER')?.text ?? 'root',
    command: wordsOf(command),
    health: [...(health.getRawArgumentsContent()?.matchAll(/"([^"]+)"/g) ?? [])].map(
      ([, word]) => word ?? '',
    ),
  }
}
