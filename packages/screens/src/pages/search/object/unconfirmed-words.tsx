import { formatDateTime } from '@proverka/domain'
import { holdsSeveralNumbers } from '@proverka/domain/property'
import { BackLink, Badge, ResultBadge, SourceStamp } from '@proverka/ui/primitives'
import { CadastralNumber, NumberByParts } from '@proverka/ui/report'
import type { NumberPartState } from '@proverka/ui/report'
import { text } from '@proverka/ui/theme'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { ListHint } from './list-hint.tsx'
import type { ObjectAnswer } from './data.ts'
import * as css from './unconfirmed.css.ts'
import { momentOf, objectCount, provenance } from './unconfirmed-view.ts'
import type { UnconfirmedView } from './unconfirmed-view.ts'

interface UnconfirmedWordsProps {
  readonly objectKey: string
  readonly view: UnconfirmedView
  /** The limit of searches still holds. */
  readonly isHeld: boolean
  readonly answer: ObjectAnswer | undefined
}

/** What happened: the number in its parts or the words, who was asked and when, and what it means. */
export function UnconfirmedWords({ objectKey, view, isHeld, answer }: UnconfirmedWordsProps) {
  return (
    <>
      <div className={css.back}>
        <BackLink href="/">К поиску</BackLink>
      </div>
      <Words objectKey={objectKey} view={view} isHeld={isHeld} answer={answer} />
    </>
  )
}

function Words({ objectKey, view, isHeld, answer }: UnconfirmedWordsProps) {
  const parts = answer?.unconfirmed?.parts
  switch (view.kind) {
    case 'limit':
      return (
        <Unasked
          title={
            isHeld && view.retryAt ? (
              <>
                Лимит поисков исчерпан до <b className={css.untilTime}>{momentOf(view.retryAt)}</b>
              </>
            ) : (
              'Искать снова можно: нажмите «Найти»'
            )
          }
        >
          {isHeld &&
            view.perDay !== undefined &&
            `Сейчас вам доступно ${view.perDay}\u00a0поисков за 24 часа. `}
          По вашему тексту реестр не спрашивали: есть такой объект или нет, мы не знаем. Время московское.
        </Unasked>
      )
    case 'unconnected':
      return (
        <Unasked title={'Не проверено: источник не подключен'}>
          Реестр сейчас спросить не у кого: есть такой объект или нет, мы не знаем.
        </Unasked>
      )
    case 'suspicious':
      return (
        <Unasked title="Слишком много поисков подряд">
          Мы приняли их за робота и реестр не спросили. Подождите полминуты и нажмите «Найти». Если так было
          не раз, напишите в поддержку: снимем ограничение.
        </Unasked>
      )
    case 'cancelled':
      return (
        <Unasked title="Поиск прерван">
          Ответа мы не дождались: есть такой объект или нет, мы не знаем. Нажмите «Найти», чтобы спросить
          снова.
        </Unasked>
      )
    case 'unasked':
      return (
        <Unasked title={objectKey}>
          Поиска по этим словам еще не было: есть такой объект или нет, мы не знаем. Нажмите «Найти»: подберем
          и по неточному адресу.
        </Unasked>
      )
    case 'unknown':
      return <Unknown objectKey={objectKey} number={view.number} isShared={view.shared} />
    case 'absent-text':
      return (
        <Absent
          at={view.at}
          title={<h1 className={clsx(text.h1, css.title)}>Такого объекта в реестре нет</h1>}
        >
          По словам «{objectKey}» не нашлось ни одной записи.
          {holdsSeveralNumbers(objectKey) && <ListHint />}
        </Absent>
      )
    case 'absent-number':
    case 'absent-quarter': {
      const isQuarter = view.kind === 'absent-quarter'
      const states = statesOf(parts, isQuarter ? 'empty' : 'missing')
      return (
        <Absent
          at={view.at}
          title={
            <>
              <NumberByParts as="h1" states={states}>
                {view.number}
              </NumberByParts>
              <p className={css.say}>
                {isQuarter ? 'Такого квартала в реестре нет' : 'Такого объекта в реестре нет'}
              </p>
            </>
          }
        >
          {explain(states)}
        </Absent>
      )
    }
    case 'quarter':
      return (
        <>
          <NumberByParts as="h1" states={['known', 'known', 'known', 'empty']}>
            {view.number}
          </NumberByParts>
          <p className={css.say}>Это квартал. Выберите объект в нем</p>
          <p className={css.marks}>
            <SourceStamp source={answer?.unconfirmed?.not_checked ? 'Наш реестр' : 'ЕГРН'}>
              {provenance(view.at, objectCount(answer?.unconfirmed?.quarter?.count ?? 0))}
            </SourceStamp>
          </p>
          <p className={css.explained}>
            Проверяют объект, а не квартал: у каждого свой собственник и свои обременения.
          </p>
        </>
      )
  }
}

interface UnknownProps {
  readonly objectKey: string
  readonly number: string | undefined
  readonly isShared: boolean
}

/** No source that was asked knows it; none of them knows all objects. */
function Unknown({ objectKey, number, isShared }: UnknownProps) {
  return (
    <>
      {number === undefined ? (
        <h1 className={clsx(text.h1, css.title)}>Ничего не нашлось</h1>
      ) : (
        <>
          <CadastralNumber as="h1" size="hero">
            {number}
          </CadastralNumber>
          <p className={css.say}>
            {isShared ? 'Номер стоит у нескольких объектов' : 'Этого номера мы пока не знаем'}
          </p>
        </>
      )}
      <p className={css.marks}>
        <Badge variant="outline">Объект не подтвержден</Badge>
      </p>
      <p className={css.explained}>
        {isShared
          ? 'Какой из них ваш, мы сами не выбираем: спросите оператора.'
          : number === undefined
            ? `По словам «${objectKey}» ничего нет ни у нас, ни у тех, кто ответил. Это не значит, что объекта нет.`
            : 'Его нет ни у нас, ни у тех, кто ответил. Это не значит, что объекта нет: всех объектов не знает никто из них.'}
      </p>
    </>
  )
}

/** The register was not asked: nothing may be said about the object. */
function Unasked({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <>
      <h1 className={clsx(text.h1, css.title)}>{title}</h1>
      <p className={css.marks}>
        <ResultBadge tone="grey">Не проверено</ResultBadge>
        <SourceStamp source="ЕГРН">не спрашивали</SourceStamp>
      </p>
      <p className={css.explained}>{children}</p>
    </>
  )
}

function Absent({ title, at, children }: { title: ReactNode; at: string; children: ReactNode }) {
  return (
    <>
      {title}
      <p className={css.marks}>
        <Badge variant="outline">Объект не подтвержден</Badge>
        <SourceStamp source="ЕГРН">{formatDateTime(at)}: записи нет</SourceStamp>
      </p>
      <p className={css.explained}>{children}</p>
    </>
  )
}

type States = readonly [NumberPartState, NumberPartState, NumberPartState, NumberPartState]

function statesOf(
  parts: NonNullable<ObjectAnswer['unconfirmed']>['parts'] | undefined,
  last: NumberPartState,
): States {
  const of = (isKnown: boolean | undefined): NumberPartState => (isKnown ? 'known' : 'missing')
  return [of(parts?.region), of(parts?.district), of(parts?.block), last]
}

function explain([region, district, block, parcel]: States): string {
  if (region !== 'known') return 'Такого округа в реестре нет: проверьте номер с самого начала.'
  if (district !== 'known') return 'Первая часть верная. Такого района в округе нет, дальше сверять не с чем.'
  if (block !== 'known') return 'Первые две части верные. Такого квартала в районе нет.'
  return parcel === 'empty'
    ? 'Квартал верный, номер объекта не указан.'
    : 'Первые три части верные: такой квартал есть. Четвертая не совпала ни с одной записью.'
}
