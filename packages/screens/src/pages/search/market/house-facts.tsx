import { typograph } from '@proverka/domain'
import { Panel } from '@proverka/ui/frame'
import { Skeleton } from '@proverka/ui/primitives'
import { FactList } from '@proverka/ui/report'
import { isNotLoaded, NotLoaded } from '../../../runtime/error/not-loaded.tsx'
import { codeOfError } from '../../../runtime/error/status-of-error.ts'
import { useReformaInfo } from './data.ts'

const UNKNOWN = 'не указано'

/** The house by its address, as the register of houses knows it (ADVERT-10). */
export function HouseFacts({ address }: { address: string }) {
  const query = useReformaInfo(address)
  const house = query.data
  return (
    <Panel title="Дом" padded>
      {house ? (
        <FactList
          facts={[
            { label: 'Адрес', value: typograph(house.address) },
            { label: 'Год постройки', value: house.year ?? UNKNOWN },
            { label: 'Этажей', value: house.floors ?? UNKNOWN },
            { label: 'Материал стен', value: house.material ?? UNKNOWN },
          ]}
        />
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
