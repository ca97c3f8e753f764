import { REGISTRY_STATE_WORDS } from '@proverka/domain/orders'
import { formatDate } from '@proverka/domain'
import { readTerm } from '@proverka/domain/timing'
import { MaskedText, Term, type DataColumn } from '@proverka/ui/console'
import { Anchor, ResultWord } from '@proverka/ui/primitives'
import { exactRubles } from '../../parts/rubles.ts'
import type { Asked, Partner, Registry } from './partner-queries.ts'
import { obstacleOf, REGISTRY_TONES } from './partner-words.ts'
import * as css from './partners-screen.css.ts'

/** A text that the server has masked where it names a person. */
export const MaybeMasked = ({ text }: { text: string }) =>
  text === '' ? 'не указано' : text.includes('···') ? <MaskedText text={text} /> : text

/** «40702…0001»: enough to tell accounts apart in a row. */
const shortAccount = (account: string): string =>
  account.length > 12 ? `${account.slice(0, 5)}…${account.slice(-4)}` : account

/** Requests to be paid, at an instant in ms. */
export const askedColumns = (now: number, hrefOf: (id: string) => string): readonly DataColumn<Asked>[] => [
  {
    key: 'number',
    title: 'Заявка',
    names: true,
    cell: ({ number, withdrawal_id }) => (
      <Anchor href={hrefOf(withdrawal_id)}>{number.toLocaleString('ru')}</Anchor>
    ),
  },
  {
    key: 'payee',
    title: 'Кому',
    wraps: true,
    cell: (row) => {
      const obstacle = obstacleOf(row)
      return (
        <>
          <MaybeMasked text={row.payer} />
          {obstacle && <span className={css.obstacle}>{obstacle}</span>}
        </>
      )
    },
  },
  {
    key: 'account',
    title: 'Счет',
    cell: ({ account }) => <MaybeMasked text={shortAccount(account ?? '')} />,
  },
  {
    key: 'due',
    title: 'Срок',
    cell: ({ date, due_at }) => <Term term={readTerm(Date.parse(date), Date.parse(due_at), now)} />,
  },
  { key: 'amount', title: 'Сумма', right: true, cell: ({ amount }) => exactRubles(amount) },
]

export const registryColumns = (hrefOf: (id: string) => string): readonly DataColumn<Registry>[] => [
  {
    key: 'number',
    title: 'Реестр',
    names: true,
    cell: ({ number, registry_id }) => (
      <Anchor href={hrefOf(registry_id)}>{number.toLocaleString('ru')}</Anchor>
    ),
  },
  { key: 'made', title: 'Собран', cell: ({ made_at, maker }) => `${formatDate(made_at)}, ${maker}` },
  {
    key: 'state',
    title: 'Состояние',
    cell: ({ state }) => <ResultWord tone={REGISTRY_TONES[state]}>{REGISTRY_STATE_WORDS[state]}</ResultWord>,
  },
  { key: 'rows', title: 'Заявок', right: true, cell: ({ rows }) => rows.length.toLocaleString('ru') },
  { key: 'paid', title: 'Выплачено', right: true, cell: ({ paid }) => exactRubles(paid) },
  { key: 'total', title: 'Сумма', right: true, cell: ({ total }) => exactRubles(total) },
]

export const partnerColumns = (mayOpen: boolean): readonly DataColumn<Partner>[] => [
  {
    key: 'partner',
    title: 'Партнер',
    names: true,
    cell: ({ person_id, name, email }) => {
      const text = <MaskedText text={name || email} />
      return mayOpen ? <Anchor href={`/clients/${person_id}`}>{text}</Anchor> : text
    },
  },
  { key: 'since', title: 'С', cell: ({ since }) => formatDate(since) },
  { key: 'invited', title: 'Привел', right: true, cell: ({ invited }) => invited.toLocaleString('ru') },
  { key: 'orders', title: 'Заказов', right: true, cell: ({ orders }) => orders.toLocaleString('ru') },
  { key: 'sum', title: 'На сумму', right: true, cell: ({ sum }) => exactRubles(sum) },
  { key: 'available', title: 'Вывести', right: true, cell: ({ available }) => exactRubles(available) },
  { key: 'waiting', title: 'Ждут', right: true, cell: ({ waiting }) => exactRubles(waiting) },
  { key: 'held', title: 'Просит', right: true, cell: ({ held }) => exactRubles(held) },
  { key: 'paid', title: 'Снято', right: true, cell: ({ paid }) => exactRubles(paid) },
]
