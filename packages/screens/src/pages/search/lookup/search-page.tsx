import { useQuery } from '../../../runtime/navigation/hooks.ts'
import { Queries } from '../../../runtime/data/queries.tsx'
import { SearchScreen } from './search-screen.tsx'

export { loader } from './search-loader.ts'

export function Component() {
  const text = useQuery().get('query')?.trim() ?? ''
  return (
    <Queries>
      <SearchScreen text={text} key={text} />
    </Queries>
  )
}
