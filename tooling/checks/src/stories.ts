import { existsSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { finishCheck, REPOSITORY } from './finish-check.ts'
import { walkFiles } from './walk-files.ts'

const COMPONENT = /(?<!\.(?:stories|test|cases))\.tsx$/

/**
 * Folders of packages/ui that hold a component and no story. A `private` folder belongs to the component above it,
 * whose stories show it.
 */
export function findFoldersWithoutStories(root: string): string[] {
  const source = join(root, 'packages', 'ui', 'src')
  if (!existsSync(source)) return []
  const files = walkFiles(source)
  const folders = new Set(files.filter((file) => COMPONENT.test(file)).map((file) => dirname(file)))
  return [...folders]
    .filter((folder) => !relative(source, folder).split(/[\\/]/).includes('private'))
    .filter((folder) => !files.some((file) => dirname(file) === folder && file.endsWith('.stories.tsx')))
    .map((folder) => relative(root, folder))
}

if (import.meta.main) {
  const folders = findFoldersWithoutStories(REPOSITORY)
  finishCheck(
    folders.map((folder) => `${folder}: есть компонент, но нет истории (*.stories.tsx)`),
    'У каждой части есть история.',
  )
}
