import { useSearchParams } from 'react-router'
import { ViewRow } from '../../../parts/view-row.tsx'
import { ChangeLog } from './change-log.tsx'
import { ReadingLog } from './reading-log.tsx'

/** What the staff did: changes, and readings of personal data. */
export function Log() {
  const [params] = useSearchParams()
  const isReadings = params.get('log') === 'readings'
  return (
    <div>
      <ViewRow
        views={[
          { label: 'Кто что менял', href: '/settings?part=log', isCurrent: !isReadings },
          { label: 'Кто что читал', href: '/settings?part=log&log=readings', isCurrent: isReadings },
        ]}
      />
      {isReadings ? <ReadingLog /> : <ChangeLog />}
    </div>
  )
}
