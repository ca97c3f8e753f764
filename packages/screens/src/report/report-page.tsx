import { useParams } from '../router/hooks.ts'
import { Queries } from '../app/queries.tsx'
import { ReportScreen } from './report-screen.tsx'

export function Component() {
  const { id = '' } = useParams()
  return (
    <Queries>
      <ReportScreen itemId={id} key={id} />
    </Queries>
  )
}
