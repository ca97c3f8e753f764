import { Queries } from '../app/queries.tsx'
import { ObjectScreen } from './object-screen.tsx'
import { useParams } from '../router/hooks.ts'

export function Component() {
  const { objectKey = '' } = useParams()
  return (
    <Queries>
      <ObjectScreen objectKey={objectKey} key={objectKey} />
    </Queries>
  )
}
