import { Queries } from '../data/queries.tsx'
import { BlogScreen } from './blog-screen.tsx'

export function Component() {
  return (
    <Queries>
      <BlogScreen />
    </Queries>
  )
}
