import { formatDate, typograph } from '@proverka/domain'
import { SOURCE_NAMES } from '@proverka/domain/register'
import { Panel } from '@proverka/ui/frame'
import { Skeleton } from '@proverka/ui/primitives'
import { FactList } from '@proverka/ui/report'
import { isNotLoaded, NotLoaded } from '../../../runtime/error/not-loaded.tsx'
import { codeOfError } from '../../../runtime/error/status-of-error.ts'
import { useReformaInfo } from './data.ts'
import * as css from './market.css.ts'

const UNKNOWN = 'не указано'

/** The house as the register of houses knows it (ADVERT-10). `house` is its address or its id in GAR. */
export function HouseFacts({ house: key }: { house: string }) {
  const query = useReformaInfo(key)
  const house = query.data
  return (
    <Panel title="Дом" padded>
      {house ? (
        <>
          <FactList
            facts={[
              { label: 'Адрес', value: typograph(house.address) },
              { label: 'Год постройки', value: house.year ?? UNKNOWN },
              { label: 'Этажей', value: house.floors ?? UNKNOWN },
              { label: 'Материал стен', value: house.material ?? UNKNOWN },
            ]}
          />
          {house.gar_id && <p className={css.note}>{sourcesText(house.documents ?? [])}</p>}
        </>
      ) : codeOfError(query.error) === 'house/not-found' ? (
        <p>Сведения о доме не указаны: такого адреса нет в данных домов.</p>
      ) : isNotLoaded(query) ? (
        <NotLoaded title="Сведения о доме не пришли" query={query} small />
      ) : (
        <Skeleton lines={4} label="Загружаем сведения о доме" />
      )}
    </Panel>
  )
}

/** «Реформа ЖКХ, 01.11.2026»: who states the facts of a real house, and since when. */
function sourcesText(documents: readonly { source: keyof typeof SOURCE_NAMES; day: string }[]): string {
  const named = documents.map(({ source, day }) => `${SOURCE_NAMES[source]}, ${formatDate(day)}`)
  return named.length > 0
    ? `Источник: ${named.join('; ')}.`
    : 'Ни один загруженный источник дом не описывает, кроме адреса в ГАР.'
}
