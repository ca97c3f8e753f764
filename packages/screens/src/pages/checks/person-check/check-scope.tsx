import { formatMoney, typograph } from '@proverka/domain'
import { catalogueProduct } from '@proverka/domain/orders'
import { checkOf, sourcesOf, titleInSentence } from '@proverka/domain/checks'
import { buildPath } from '@proverka/domain/navigation'
import { Link } from '@proverka/ui/primitives'
import { NOT_CONNECTED, useUnanswered } from '../../../runtime/prices/use-answered.ts'
import { useProduct } from '../../../runtime/prices/use-prices.ts'
import * as css from './check-scope.css.ts'

/** Which sources a check of a human being asks about what, and how the two checks differ; from the catalogue. */
export function CheckScope({ productName }: { productName: string }) {
  const product = catalogueProduct(productName)
  const open = useUnanswered(productName)
  if (!product) return null
  const closed = product.checks.filter((type) => open.has(type)).flatMap((type) => checkOf(type)?.title ?? [])
  return (
    <div className={css.scope}>
      <dl className={css.sources}>
        {sourcesOf(product.checks.filter((type) => !open.has(type))).map(({ source, titles }) => (
          <div key={source} className={css.row}>
            <dt className={css.source}>{source}</dt>
            <dd>{inSentence(titles)}</dd>
          </div>
        ))}
        {closed.length > 0 && (
          <div className={css.row}>
            <dt className={css.source}>{NOT_CONNECTED}</dt>
            <dd>
              <s>{inSentence(closed)}</s>
            </dd>
          </div>
        )}
      </dl>
      {product.subject === 'owner' && <OwnerDifference />}
      {product.product_name === 'PersonCheck' && <PersonDifference />}
    </div>
  )
}

function OwnerDifference() {
  const person = useProduct('PersonCheck')
  return (
    <p className={css.note}>
      Проверка собственника привязана к объекту: ответы встанут рядом с выписками в одном заказе, и вывод
      будет один. Нужен человек без объекта — возьмите{' '}
      <Link href={buildPath('check-person')}>проверку человека</Link>
      {person && `, ${typograph(formatMoney(person.product_price))}`}.
    </p>
  )
}

function PersonDifference() {
  const owner = useProduct('RiskAssessmentOwner')
  return (
    <p className={css.note}>
      Проверка человека — об одном человеке, без недвижимости. Проверку собственника
      {owner && `, ${typograph(formatMoney(owner.product_price))},`} заказывают на странице объекта: она
      входит в один вывод с выписками ЕГРН.
    </p>
  )
}

/** «Паспорт, розыск»: titles follow one another as words of a sentence. */
function inSentence(titles: readonly string[]): string {
  const [first = '', ...rest] = titles
  return [first, ...rest.map(titleInSentence)].join(', ')
}
