import { KeyHint } from '@proverka/ui/console'
import { Button, DownloadIcon, Icon } from '@proverka/ui/primitives'
import { useState } from 'react'
import { useMay } from '../../session/own-staff.ts'
import { useScreenKeys } from '../screen-keys.ts'
import { ExportWindow, type ExportedList } from './export-window.tsx'

interface ExportButtonProps {
  list: ExportedList
  /** All rows that there are; undefined when it is not known. */
  total?: number | undefined
  /** Which list, on a screen with several: E then opens none of them. */
  label?: string
  /** The key E belongs to something else. */
  hasKey?: boolean
}

/** Opens the window in which a list becomes a file; whoever may not export sees nothing of it. */
export function ExportButton({ list, total, label, hasKey = label === undefined }: ExportButtonProps) {
  const mayExport = useMay()('statistics.export')
  const [isOpen, setIsOpen] = useState(false)
  useScreenKeys(mayExport && hasKey ? { KeyE: () => setIsOpen(true) } : {})
  if (!mayExport) return null
  return (
    <>
      <Button
        size="xs"
        variant="quiet"
        {...(hasKey && { 'aria-keyshortcuts': 'E' })}
        {...(label && { 'aria-label': `Выгрузить: ${label}` })}
        onClick={() => setIsOpen(true)}
      >
        <Icon icon={DownloadIcon} size={16} /> Выгрузить {hasKey && <KeyHint keys={['E']} />}
      </Button>
      {isOpen && <ExportWindow list={list} total={total} onClose={() => setIsOpen(false)} />}
    </>
  )
}
