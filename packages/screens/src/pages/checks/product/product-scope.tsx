import { typograph } from '@proverka/domain'
import type { CatalogueProduct } from '@proverka/domain/orders'
import { checkOf } from '@proverka/domain/checks'
import { closedRows } from '@proverka/domain/views'
import { Panel } from '@proverka/ui/frame'
import { SampleLink } from '../../purchase/checkout/sample-link.tsx'
import { NOT_CONNECTED, useUnanswered } from '../../../runtime/prices/use-answered.ts'
import { SilentSource } from './silent-source.tsx'
import * as css from './product-page.css.ts'

/** What a product asks, whom and under which law. */
export function ProductScope({ product }: { product: CatalogueProduct }) {
  const open = useUnanswered(product.product_name)
  return (
    <div className={css.scope}>
      <Panel title="Что войдет в отчет" padded>
        <ul className={css.checks}>
          {product.checks.map((type) => (
            <CheckLine key={type} type={type} isOpen={open.has(type)} />
          ))}
        </ul>
        <SilentSource className={css.note} />
        <SampleLink productName={product.product_name} />
      </Panel>
    </div>
  )
}

/** What the product cannot tell, and why: said before anything is paid (DEC-07). */
export function ProductLimits({ product }: { product: CatalogueProduct }) {
  return (
    <Panel title="Чего здесь нет и почему" padded>
      <ul className={css.limits}>
        {[...(product.limits ?? []), ...closedLines(product)].map((text) => (
          <li key={text} className={css.limit}>
            {typograph(text)}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function CheckLine({ type, isOpen }: { type: string; isOpen: boolean }) {
  const check = checkOf(type)
  if (!check) return null
  return (
    <li className={css.check}>
      <p className={css.name}>
        <span className={css.checkName}>{isOpen ? <s>{check.title}</s> : check.title}</span>
      </p>
      <p className={css.law}>{isOpen ? NOT_CONNECTED : typograph(`${check.sourceTitle}; ${check.law}`)}</p>
    </li>
  )
}

/** What no open source tells about such a subject: the same words as in the report. */
function closedLines({ subject }: CatalogueProduct): readonly string[] {
  const kind = subject === 'owner' ? 'person' : subject
  return closedRows({ subject: { kind } }).map(({ what, why, how }) => `${what}. ${why}. ${how}.`)
}
