import { useQuery } from '../router/hooks.ts'
import { Queries } from '../data/queries.tsx'
import { SearchScreen } from './search-screen.tsx'

export function Component() {
  const text = useQuery().get('query')?.trim() ?? ''
  return (
    <Queries>
      <SearchScreen text={text} key={text} />
    </Queries>
  )
}
