import { formatDateTime, typograph } from '@proverka/domain'
import { buildPath } from '@proverka/domain/navigation'
import { Panel } from '@proverka/ui/frame'
import { Button, Skeleton, SourceStamp } from '@proverka/ui/primitives'
import { FactList } from '@proverka/ui/report'
import { isNotLoaded, NotLoaded } from '../../../runtime/error/not-loaded.tsx'
import { objectOf } from '../object/data.ts'
import { areaText, floorText, typeText } from '../object/object-words.ts'
import * as css from './advert.css.ts'
import { useAdvertObject } from './data.ts'

interface AdvertObjectProps {
  /** Empty when the advert names none. */
  readonly kadNumber: string
  readonly address: string
}

/** What the register says of the flat on sale, and the way to its extract (ADVERT-09). */
export function AdvertObject({ kadNumber, address }: AdvertObjectProps) {
  if (kadNumber) return <KnownObject kadNumber={kadNumber} />
  return (
    <Panel title="Сведения ЕГРН" padded>
      <FactList facts={[{ label: 'Кадастровый номер', value: UNKNOWN }]} />
      <p className={css.action}>
        <Button variant="secondary" href={buildPath('search', {}, { query: address })} rel="nofollow">
          Найти в ЕГРН по адресу
        </Button>
      </p>
    </Panel>
  )
}

const UNKNOWN = 'не указано'

function KnownObject({ kadNumber }: { kadNumber: string }) {
  const query = useAdvertObject(kadNumber)
  const answer = query.data?.data
  const object = answer && objectOf(kadNumber, query.data)
  return (
    <Panel
      title="Сведения ЕГРН"
      note={answer?.confirmed && <SourceStamp source="ЕГРН">{formatDateTime(answer.asked_at)}</SourceStamp>}
      padded
    >
      {object ? (
        <FactList
          facts={[
            { label: 'Кадастровый номер', value: kadNumber },
            ...(answer.confirmed
              ? [
                  { label: 'Адрес', value: typograph(object.Address) || UNKNOWN },
                  { label: 'Вид объекта', value: typeText(object) || UNKNOWN },
                  { label: 'Площадь', value: areaText(object) || UNKNOWN },
                  { label: 'Этаж', value: floorText(object) || UNKNOWN },
                  { label: 'Статус', value: object.Status || UNKNOWN },
                ]
              : [{ label: 'ЕГРН', value: 'не подтвердил этот номер' }]),
          ]}
        />
      ) : isNotLoaded(query) ? (
        <NotLoaded title="Сведения ЕГРН не пришли" query={query} small />
      ) : (
        <Skeleton lines={5} label="Загружаем сведения ЕГРН" />
      )}
      <p className={css.action}>
        <Button href={buildPath('objectCheckout-objectKey', { objectKey: kadNumber })}>
          Заказать выписку
        </Button>
        <Button variant="secondary" href={buildPath('object-objectKey', { objectKey: kadNumber })}>
          Страница объекта
        </Button>
      </p>
    </Panel>
  )
}
