import { typograph } from '@proverka/domain'
import { buildPath } from '@proverka/domain/navigation'
import type { AnsweredQuestions } from '@proverka/domain/orders'
import { checkOf, PROPERTY_CHECKS } from '@proverka/domain/checks'
import { closedRows } from '@proverka/domain/views'
import { Section } from '@proverka/ui/frame'
import { Link, ResultMark, Table } from '@proverka/ui/primitives'
import { text } from '@proverka/ui/theme'
import { clsx } from 'clsx'
import { useAppFacts } from '../../../runtime/brand/brand-context.ts'
import { answeredChecks, NOT_CONNECTED, useAnswered } from '../../../runtime/prices/use-answered.ts'
import type { LandingOffer } from './landing-content.ts'
import * as css from './landing-scope.css.ts'
import { PhoneFold } from './phone-fold.tsx'
import { productsOf } from './use-offer.ts'

interface ScopeProps {
  readonly offer: LandingOffer
  readonly background: 'paper' | 'grey'
}

interface AskedRow {
  readonly what: string
  readonly who: string
  readonly law: string
}

const COLUMNS = [
  { key: 'what', title: 'Что спрашиваем', untitled: true, cell: ({ what }: AskedRow) => <b>{what}</b> },
  { key: 'who', title: 'Кто отвечает', cell: ({ who }: AskedRow) => who },
  { key: 'law', title: 'По какому закону', cell: ({ law }: AskedRow) => law },
]

/** What is asked, whom and under which law; and what is not, with what to do instead (DEC-07). */
export function LandingScope({ offer, background }: ScopeProps) {
  const { served } = useAppFacts()
  const answered = useAnswered()
  return (
    <Section
      title="Что спросим и по какому закону"
      note="Каждый ответ стоит в отчете с именем источника и временем. Если источник молчит, так и написано."
      background={background}
    >
      <PhoneFold title="Показать вопросы, источники и законы">
        <div className={css.table}>
          <Table
            caption="Что спросим и по какому закону"
            columns={COLUMNS}
            rows={askedRows(offer, answered)}
            rowKey={({ what, who }) => `${what} ${who}`}
          />
        </div>
      </PhoneFold>
      <h3 className={clsx(text.h3, css.closedTitle)}>Чего в отчете не будет</h3>
      <ul className={css.closed}>
        {[...unaskedTexts(offer, answered), ...closedTexts(offer)].map((line) => (
          <li key={line} className={css.row}>
            <ResultMark tone="grey" size={18} />
            <span>{line}</span>
          </li>
        ))}
      </ul>
      {served.has('sources') && (
        <p className={css.more}>
          <Link href={buildPath('sources')}>Как источники отвечали последние 30 дней</Link>
        </p>
      )}
    </Section>
  )
}

const EGRN_ROWS: readonly AskedRow[] = Object.values(PROPERTY_CHECKS).map(
  ({ title: what, sourceTitle: who, law }) => ({ what, who, law }),
)

function askedRows(offer: LandingOffer, answered: AnsweredQuestions | undefined): readonly AskedRow[] {
  const isAnswered = answeredOf(offer, answered)
  const asked = checksOf(offer).map(({ type, title, sourceTitle, law }) =>
    isAnswered(type) ? { what: title, who: sourceTitle, law } : { what: title, who: NOT_CONNECTED, law: '—' },
  )
  const rows = offer.kind === 'search' ? [...EGRN_ROWS, ...asked] : asked
  return rows.map(({ what, who, law }) => ({
    what: typograph(what),
    who: typograph(who),
    law: typograph(law),
  }))
}

/** The table is folded on a phone: what is not asked is said beside it, too. */
function unaskedTexts(offer: LandingOffer, answered: AnsweredQuestions | undefined): readonly string[] {
  const isAnswered = answeredOf(offer, answered)
  const unasked = checksOf(offer).flatMap(({ type, title }) => (isAnswered(type) ? [] : [title]))
  return unasked.length === 0 ? [] : [typograph(`${NOT_CONNECTED}. ${[...new Set(unasked)].join('; ')}.`)]
}

const checksOf = (offer: LandingOffer) =>
  productsOf(offer).flatMap(({ checks }) => checks.flatMap((type) => checkOf(type) ?? []))

/** Whether a connected source answers a question of the offer. */
function answeredOf(offer: LandingOffer, answered: AnsweredQuestions | undefined) {
  const types: readonly string[] = productsOf(offer).flatMap((product) => answeredChecks(product, answered))
  return (type: string): boolean => types.includes(type)
}

function closedTexts(offer: LandingOffer): readonly string[] {
  const products = productsOf(offer)
  const kinds = new Set(products.map(({ subject }) => (subject === 'owner' ? 'person' : subject)))
  const closed = [...kinds].flatMap((kind) => closedRows({ subject: { kind } }))
  const lines = [
    ...products.flatMap(({ limits = [] }) => limits),
    ...closed.map(({ what, why, how }) => `${what}. ${why}. ${how}.`),
  ]
  return [...new Set(lines)].map((line) => typograph(line))
}
