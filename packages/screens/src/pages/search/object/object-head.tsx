import {
  formatDate,
  formatDateTime,
  formatMoney,
  isInventedCadastralNumber,
  normaliseCadastralNumber,
  typograph,
} from '@proverka/domain'
import { isWarningStatus } from '@proverka/domain/property'
import { buildPath } from '@proverka/domain/navigation'
import { SOURCE_NAMES } from '@proverka/domain/register'
import type { CadastralObject } from '@proverka/domain/property'
import { BackLink, Button, ResultBadge, Skeleton, SourceStamp } from '@proverka/ui/primitives'
import { CadastralNumber, KeyFacts, NumberByParts } from '@proverka/ui/report'
import { text } from '@proverka/ui/theme'
import { clsx } from 'clsx'
import { FavouriteButton } from '../saved/favourite-button.tsx'
import type { ObjectAnswer } from './data.ts'
import { ObjectBand, ObjectPlan } from './object-band.tsx'
import * as css from './object-screen.css.ts'
import { areaText, floorText, kindText } from './object-words.ts'
import { RecordLife } from './record-life.tsx'
import { keyFacts } from './register/object-sources.ts'

interface ObjectHeadProps {
  readonly object: CadastralObject
  readonly objectKey: string
  readonly answer: ObjectAnswer | undefined
  readonly isLoading: boolean
  readonly isInfoLoading: boolean
}

/** The number as the hero of the page, the address, the state and the plan. */
export function ObjectHead({ object, objectKey, answer, isLoading, isInfoLoading }: ObjectHeadProps) {
  const number = normaliseCadastralNumber(object.Number)
  const isOff = isWarningStatus(object.Status)
  const sources = answer?.sources
  // A drawing made from a number alone belongs to invented objects: nothing invented is shown beside what sources say.
  const hasPlan = isInventedCadastralNumber(number ?? '') && !sources
  const facts = sources
    ? [{ label: 'Тип', value: kindText(object) }, ...keyFacts(sources)]
    : [
        { label: 'Площадь', value: areaText(object) },
        { label: 'Этаж', value: floorText(object) },
        { label: 'Тип', value: kindText(object) },
        { label: 'Кадастровая стоимость', value: formatCost(answer) },
      ]
  return (
    <ObjectBand as="section" hasDrawing={hasPlan || (isOff && !isLoading)}>
      <div className={css.headText}>
        <div className={css.back}>
          <BackLink href="/">К поиску</BackLink>
        </div>
        {number ? (
          isOff ? (
            <NumberByParts as="h1" states={['known', 'known', 'known', 'closed']}>
              {number}
            </NumberByParts>
          ) : (
            <CadastralNumber as="h1" size="hero">
              {number}
            </CadastralNumber>
          )
        ) : (
          <h1 className={clsx(text.h1, css.longNumber)}>{typograph(object.Address || objectKey)}</h1>
        )}
        {isLoading ? (
          <div className={css.awaited}>
            <Skeleton lines={4} label="Загружаем сведения об объекте" />
          </div>
        ) : (
          <>
            {number && object.Address && <p className={css.address}>{typograph(object.Address)}</p>}
            <div className={clsx(css.marks, !object.Address && css.marksAlone)}>
              {object.Status && <ResultBadge tone={isOff ? 'orange' : 'green'}>{object.Status}</ResultBadge>}
              {sources?.documents.map(({ source, day }) => (
                <SourceStamp key={source} source={SOURCE_NAMES[source]}>
                  {formatDate(day)}
                </SourceStamp>
              ))}
              {answer && !sources && (
                <SourceStamp source="ЕГРН">{formatDateTime(answer.asked_at)}</SourceStamp>
              )}
            </div>
            {answer?.confirmed && (
              <div className={css.saved}>
                <FavouriteButton objectKey={objectKey} address={object.Address} />
                <Button variant="secondary" href={buildPath('compare', {}, { one: objectKey })}>
                  Сравнить
                </Button>
              </div>
            )}
            <div className={css.keys}>
              <KeyFacts facts={facts.filter(({ value }) => value !== '')} />
              {isInfoLoading && <ResultBadge tone="wait">Уточняем площадь и этаж</ResultBadge>}
            </div>
          </>
        )}
      </div>
      {isOff && answer ? (
        <RecordLife number={object.Number} record={answer.record} />
      ) : (
        number && hasPlan && answer && <ObjectPlan number={number} />
      )}
    </ObjectBand>
  )
}

function formatCost(answer: ObjectAnswer | undefined): string {
  const cost = answer?.record.cost
  return cost === undefined || cost === null ? '' : formatMoney(cost)
}
