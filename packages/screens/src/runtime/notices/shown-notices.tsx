import { ToastRegion } from '@proverka/ui/primitives'
import { useAtomValue } from 'jotai'
import { dismissNotice, noticesAtom } from './notify.ts'

/** Notices at the bottom right (ERR-10). */
export function ShownNotices() {
  const notices = useAtomValue(noticesAtom)
  return (
    <ToastRegion
      toasts={notices.map(({ id, tone, lines, requestId }) => ({
        id: String(id),
        tone,
        text: lines.join('\n'),
        ...(requestId && { requestId }),
      }))}
      onDismiss={dismissById}
    />
  )
}

function dismissById(id: string): void {
  dismissNotice(Number(id))
}
