import { buildPath } from '@proverka/domain/navigation'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { Queries } from '../data/queries.tsx'
import { GreyBackground } from '../frame/grey-background.tsx'
import { PageHead } from '../frame/page-head.tsx'
import { HeadingFirst } from '../router/heading-first.tsx'
import { prefetchPage } from '../router/prefetch-page.ts'
import { unknownObject } from './data.ts'
import { ObjectHead } from './object-head.tsx'
import { ObjectScreen } from './object-screen.tsx'

export { handle } from '../search/header-search.ts'
export { loader } from './object-loader.ts'

export function Component() {
  const { objectKey = '' } = useParams()
  useEffect(() => prefetchPage(buildPath('objectCheckout-objectKey', { objectKey })), [objectKey])
  return (
    <HeadingFirst key={objectKey} heading={<Heading objectKey={objectKey} />}>
      <Queries>
        <ObjectScreen objectKey={objectKey} />
      </Queries>
    </HeadingFirst>
  )
}

/** The heading that needs no data. */
function Heading({ objectKey }: { objectKey: string }) {
  const { object } = unknownObject(objectKey)
  return (
    <>
      <GreyBackground />
      <PageHead title={objectKey} noindex />
      <ObjectHead object={object} objectKey={objectKey} answer={undefined} isLoading isInfoLoading={false} />
    </>
  )
}
