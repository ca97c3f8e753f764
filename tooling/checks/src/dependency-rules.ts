import type { IFlattenedRuleSet } from 'dependency-cruiser'
import type { Floor } from './floors.ts'
import type { Workspace } from './workspaces.ts'

type Rule = NonNullable<IFlattenedRuleSet['forbidden']>[number]

/** Names and folders become parts of patterns. */
const literal = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
const within = (folder: string): string => `^${literal(folder)}/`

/** Which packages a package may import: `arrows` of `arrow-table.ts`, where a line with a subpath allows one entry point. */
export function packageRules(
  workspaces: readonly Workspace[],
  arrows: Readonly<Record<string, readonly string[]>>,
): Rule[] {
  return workspaces.map(({ folder, json }) => {
    const allowed = arrows[json.name] ?? []
    return {
      name: `${json.name} не может импортировать этого; ${allowedWords(allowed)}`,
      severity: 'error',
      from: { path: within(folder) },
      to: {
        path: workspaces.map((other) => within(other.folder)),
        pathNot: [within(folder), ...allowed.flatMap((arrow) => placeOf(workspaces, arrow))],
      },
    }
  })
}

/** The folder of a package, or the file behind one of its entry points. */
function placeOf(workspaces: readonly Workspace[], arrow: string): string[] {
  const target = workspaces.find(({ json }) => arrow === json.name || arrow.startsWith(`${json.name}/`))
  if (!target) return []
  const { folder, json } = target
  if (arrow === json.name) return [within(folder)]
  const file = json.exports?.[`.${arrow.slice(json.name.length)}`]
  return file === undefined ? [] : [`^${literal(file.replace('.', folder))}$`]
}

/** What holds of every import. */
export function importRules(workspaces: readonly Workspace[]): Rule[] {
  return [
    {
      name: 'ни файла, ни входа пакета с таким именем нет (exports)',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    { name: 'круг импортов', severity: 'error', from: {}, to: { circular: true } },
    ...workspaces.flatMap(({ folder }): Rule[] => [
      {
        name: 'импорт выходит из пакета; возьмите имя пакета и его вход из exports',
        severity: 'error',
        from: { path: within(folder) },
        to: { pathNot: within(folder), dependencyTypes: ['local'] },
      },
      {
        name: 'пакет импортирует сам себя; нужен относительный путь',
        severity: 'error',
        from: { path: within(folder) },
        to: { path: within(folder), dependencyTypesNot: ['local'] },
      },
    ]),
  ]
}

/** No floor imports one above it: `floors` of `floors.ts`. */
export function floorRules(floors: Readonly<Record<string, readonly Floor[]>>): Rule[] {
  return Object.entries(floors).flatMap(([source, names]) =>
    names.slice(0, -1).map((floor, place): Rule => {
      const below = [floor].flat()
      return {
        name: `${below.join(', ')}: нельзя импортировать того, что выше`,
        severity: 'error',
        from: { path: below.map((name) => within(`${source}/${name}`)) },
        to: {
          path: names
            .slice(place + 1)
            .flat()
            .map((above) => within(`${source}/${above}`)),
        },
      }
    }),
  )
}

/** The rest of the sentence about what a package may not import. */
export function allowedWords(allowed: readonly string[]): string {
  return allowed.length === 0 ? 'ему нельзя ни от кого' : `можно: ${allowed.join(', ')}`
}
