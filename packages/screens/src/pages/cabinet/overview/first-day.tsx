import { pluralWord } from '@proverka/domain'
import { OFFER } from '@proverka/domain/legal'
import { buildPath } from '@proverka/domain/navigation'
import { DATA_WAIT_WORKING_DAYS } from '@proverka/domain/orders'
import { DueRuler } from '@proverka/ui/order'
import { Button, Link } from '@proverka/ui/primitives'
import { text } from '@proverka/ui/theme'
import { Fragment } from 'react'
import { useAppFacts } from '../../../runtime/brand/brand-context.ts'
import { SearchForm } from '../../search/lookup/search-form.tsx'
import * as css from './overview.css.ts'

/** The terms that will be listed here: those of the offer, of prices and of files. */
const termsOf = (unpaidDays: number) => [
  {
    key: 'now',
    time: 'сейчас',
    timeNote: 'дел нет',
    title: 'Выберите, что проверить',
    text: 'Поиск бесплатный. До оплаты покажем, что войдет в отчет и сколько ждать.',
  },
  {
    key: 'pay',
    time: `${unpaidDays} ${pluralWord(unpaidDays, 'день', 'дня', 'дней')}`,
    timeNote: 'на оплату',
    title: 'Держим цену заказа',
    text: 'Закроете окно оплаты — заказ подождет здесь по той же цене.',
    isLater: true,
  },
  {
    key: 'data',
    time: `${DATA_WAIT_WORKING_DAYS} ${pluralWord(DATA_WAIT_WORKING_DAYS, 'день', 'дня', 'дней')}`,
    timeNote: 'рабочих, на данные',
    title: 'Ждем имя или ИНН',
    text: 'Не хватит данных — спросим. Не пришлете — деньги за эту часть можно вернуть.',
  },
  {
    key: 'files',
    time: `${OFFER.storageMonths} ${pluralWord(OFFER.storageMonths, 'месяц', 'месяца', 'месяцев')}`,
    timeNote: 'после оплаты',
    title: 'Храним файлы',
    text: 'За неделю до конца напомним на этой странице.',
  },
]

/** What finished reports look like, of those that this site has. */
const SAMPLES = [
  ['egrn-object-preview-id', 'объект'],
  ['check-person-preview-id', 'человек'],
  ['counter-agent-preview-id', 'компания'],
  ['check-auto-preview-id', 'автомобиль'],
  ['credit-rating-preview-id', 'финансовая надежность'],
] as const

function Samples() {
  const { served } = useAppFacts()
  const shown = SAMPLES.filter(([route]) => served.has(route))
  if (shown.length === 0) return null
  return (
    <p>
      Образцы готовых отчетов:{' '}
      {shown.map(([route, title], index) => (
        <Fragment key={route}>
          {index > 0 && ', '}
          <Link href={buildPath(route)}>{title}</Link>
        </Fragment>
      ))}
      . Люди и номера в них вымышлены.
    </p>
  )
}

/** The first day: nothing was ordered yet, so the page begins something. */
export function FirstDay({ unpaidDays }: { unpaidDays: number }) {
  return (
    <>
      <SearchForm text="" />
      <p className={css.starts}>
        <Button variant="secondary" href={buildPath('check-person')}>
          Проверить человека
        </Button>
        <Button variant="secondary" href="/">
          Все проверки
        </Button>
      </p>
      <div>
        <h2 className={text.h3}>Здесь встанут ваши сроки</h2>
        <div className={css.below}>
          <DueRuler label="Сроки" things={termsOf(unpaidDays)} />
        </div>
      </div>
      <Samples />
    </>
  )
}
