import { EXPORT_LIMITS, type ExportFormat, type StaffTable } from '@proverka/domain/accounts'
import { messageOfError } from '@proverka/screens/runtime/error/status-of-error.ts'
import { useDownload } from '@proverka/screens/runtime/data/use-download.ts'
import { Select } from '@proverka/ui/fields'
import { useState } from 'react'
import { api } from '../../data/api.ts'
import { ActWindow } from '../act-window.tsx'

/** A list that leaves as a file. */
export interface ExportedList {
  readonly name: StaffTable
  /** The query of its call as the screen asks it, without the page; what is not asked for is undefined. */
  readonly query?: Readonly<Record<string, string | undefined>>
}

interface ExportWindowProps {
  list: ExportedList
  total: number | undefined
  onClose: () => void
}

const FORMATS = [
  { value: 'xlsx', label: 'XLSX, для Excel' },
  { value: 'csv', label: 'CSV, для программ' },
] as const

/** What becomes a file, and how many rows of it; the file is saved by Ctrl+Enter. */
export function ExportWindow({ list, total, onClose }: ExportWindowProps) {
  const [format, setFormat] = useState<ExportFormat>('xlsx')
  const file = useDownload(
    () => api.admin.exportTable({ params: { table: list.name }, query: { format, view: viewOf(list) } }),
    onClose,
  )
  return (
    <ActWindow
      open
      title="Выгрузить список"
      note="С тем же отбором и порядком, что на экране. Личное в файле закрыто, а выгрузка остается в журнале правок."
      act="Сохранить файл"
      width={440}
      pending={file.isPending}
      error={file.error ? messageOfError(file.error) : undefined}
      onAct={() => file.mutate()}
      onClose={onClose}
    >
      <Select
        name="format"
        label="Вид файла"
        value={format}
        onChange={(value) => setFormat(value as ExportFormat)}
        options={FORMATS}
      />
      <p>{countWords(total, EXPORT_LIMITS[format])}</p>
    </ActWindow>
  )
}

const viewOf = ({ query = {} }: ExportedList): string =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : [])),
  ).toString()

function countWords(total: number | undefined, limit: number): string {
  const most = limit.toLocaleString('ru')
  if (total === undefined) return `В файл войдут не больше ${most} строк.`
  if (total <= limit) return `Строк в файле: ${total.toLocaleString('ru')}.`
  return `Строк ${total.toLocaleString('ru')}: в файл войдут первые ${most}. Сузьте отбор, чтобы взять остальное.`
}
