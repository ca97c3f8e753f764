import { buildPath } from '@proverka/domain/navigation'
import { prefetchPage } from '@proverka/page-engine/browser'
import { DeferredPage } from '@proverka/page-engine/react'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { Queries } from '../../../runtime/data/queries.tsx'
import { GreyBackground } from '../../../runtime/page/grey-background.tsx'
import { PageHead } from '../../../runtime/page/page-head.tsx'
import { unknownObject } from './data.ts'
import { ObjectHead } from './object-head.tsx'
import { ObjectScreen } from './object-screen.tsx'

export { handle } from '../lookup/header-search.ts'
export { loader } from './object-loader.ts'

export function Component() {
  const { objectKey = '' } = useParams()
  useEffect(() => prefetchPage(buildPath('objectCheckout-objectKey', { objectKey })), [objectKey])
  return (
    <DeferredPage key={objectKey} heading={<Heading objectKey={objectKey} />}>
      <Queries>
        <ObjectScreen objectKey={objectKey} />
      </Queries>
    </DeferredPage>
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
