import type { Report } from '@proverka/domain/reports'
import { WatchLink } from '../../../runtime/navigation/watch-link.tsx'

/** From a report to a watch of its subject; a flat by its address and a taxpayer by the number are not watched. */
export function WatchSubject({ subject }: Pick<Report, 'subject'>) {
  switch (subject.kind) {
    case 'property':
      return subject.cadastralNumber === undefined ? null : (
        <WatchLink kind="object" number={subject.cadastralNumber} />
      )
    case 'company':
      return <WatchLink kind="company" number={subject.inn} />
    case 'vehicle':
      return subject.vin === undefined ? null : <WatchLink kind="vehicle" number={subject.vin} />
    case 'person':
      return <WatchLink kind="person" />
    case 'taxpayer':
    case 'flat':
      return null
  }
}
