import { FILES, type Manifest } from './manifest.ts'

/** What a backup holds, in numbers: `на 2026-11-23T17:24:05Z, таблиц 96, строк 1204, файлов 17, изменений схемы 61`. */
export function summariseBackup({ database, parts, filesGone }: Manifest): string {
  const rows = database.tables.reduce((sum, table) => sum + table.rows, 0)
  const files = parts.filter(({ name }) => name.startsWith(FILES)).length
  const gone = filesGone > 0 ? `, удалено за время копии файлов ${filesGone}` : ''
  return `на ${database.at}, таблиц ${database.tables.length}, строк ${rows}, файлов ${files}, изменений схемы ${database.migrations.length}${gone}`
}
