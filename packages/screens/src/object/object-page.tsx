import { useParams } from 'react-router'
import { Queries } from '../app/queries.tsx'
import { ObjectScreen } from './object-screen.tsx'

export function Component() {
  const { objectKey = '' } = useParams()
  return (
    <Queries>
      <ObjectScreen objectKey={objectKey} key={objectKey} />
    </Queries>
  )
}
