import { formatMoney, typograph } from '@proverka/domain'
import { buildPath } from '@proverka/domain/navigation'
import { Link } from '@proverka/ui/primitives'
import { text } from '@proverka/ui/theme'
import { useAtomValue } from 'jotai'
import { useProduct } from '../../../runtime/prices/use-prices.ts'
import { SHARED_PERSON_DRAFT } from '../person-check/whole-name-draft.ts'
import { draftPlace } from '../../../runtime/storage/draft-place.ts'
import { CONTENT } from './own-extract-content.ts'
import { readingsAtom } from './opened-store.ts'
import * as css from './page.css.ts'
import type { Reading } from './reading/messages.ts'

const PRODUCTS: readonly (readonly [product: string, note: string])[] = [
  ['PersonCheck', 'долги, суды, банкротство собственника'],
  ['EgrnObject', 'сегодняшняя, прямо из реестра'],
  ['EgrnRightList', 'все владельцы с первой записи'],
]

/** What the file cannot tell, with prices; of an open file the number goes along, and the file stays where it is. */
export function JoinCheck() {
  const readings = useAtomValue(readingsAtom)
  const found = readings.find((reading) => reading.found.cadastralNumber)?.found
  return (
    <div className={css.join}>
      <div>
        <h2 className={text.h2}>{CONTENT.join.title}</h2>
        <p className={css.joinText}>{CONTENT.join.text}</p>
        {found && (
          <p className={css.joinText}>
            На сайт уйдет только кадастровый номер {found.cadastralNumber}
            {found.owner && ', а для проверки человека — имя, когда вы закажете ее'}. Файл останется у вас.
          </p>
        )}
      </div>
      <ul className={css.joinRows}>
        {PRODUCTS.map(([name, note]) => (
          <ProductRow key={name} name={name} note={note} found={found} />
        ))}
      </ul>
    </div>
  )
}

interface ProductRowProps {
  readonly name: string
  readonly note: string
  readonly found: Reading['found'] | undefined
}

/** Nothing where the product is not for sale. */
function ProductRow({ name, note, found }: ProductRowProps) {
  const product = useProduct(name)
  if (!product) return null
  return (
    <li className={css.joinRow}>
      <span className={css.joinTitle}>
        <Way product={name} title={product.product_name_ru} found={found} />
        <span className={css.joinNote}>{note}</span>
      </span>
      <span className={css.joinPrice}>
        {typograph(`${formatMoney(product.product_price)}, ${product.turnaround}`)}
      </span>
    </li>
  )
}

interface WayProps {
  readonly product: string
  readonly title: string
  readonly found: Reading['found'] | undefined
}

function Way({ product, title, found }: WayProps) {
  if (product === 'PersonCheck') {
    return (
      <Link href={buildPath('check-person')} onClick={() => found?.owner && keepOwner(found.owner)}>
        {title}
      </Link>
    )
  }
  if (!found?.cadastralNumber) return title
  return <Link href={buildPath('object-objectKey', { objectKey: found.cadastralNumber })}>{title}</Link>
}

/** The name waits in the form of the check; it is sent when the person orders. */
function keepOwner(owner: string): void {
  draftPlace(SHARED_PERSON_DRAFT).write({ fullName: owner })
}
