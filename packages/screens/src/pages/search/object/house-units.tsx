import { apartmentNumber, houseFlats, objectKeyOf } from '@proverka/domain/property'
import { buildPath } from '@proverka/domain/navigation'
import { FlatPicker } from '@proverka/ui/fields'
import { Panel } from '@proverka/ui/frame'
import { Link, Table } from '@proverka/ui/primitives'
import { useLocation, useNavigate } from 'react-router'
import { flatAddress, flatChoices } from '../lookup/flat-choices.ts'
import type { ObjectAnswer } from './data.ts'
import { objectCount } from './unconfirmed-view.ts'

type Unit = NonNullable<ObjectAnswer['units']>[number]

/** What is inside of a house: its flats are chosen by number, the rest out of a list. */
export function HouseUnits({ units }: { units: readonly Unit[] }) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const house = houseFlats(units)
  const pathOf = (objectKey: string) => buildPath('object-objectKey', { objectKey }) + search
  const others = house ? house.others : units
  return (
    <Panel
      title={house ? 'Какая квартира?' : 'Что внутри'}
      note={`${objectCount(units.length)}. ${unknownPlaces(units)}`}
      padded
    >
      {house && (
        <FlatPicker
          flats={flatChoices(house)}
          actionText="Открыть"
          hrefOf={pathOf}
          onSelect={(key) => void navigate(pathOf(key))}
          onMissing={(number) =>
            void navigate(buildPath('search', {}, { query: flatAddress(house, number) }))
          }
        />
      )}
      {others.length > 0 && (
        <Table
          caption={house ? 'Другие помещения' : 'Помещения'}
          rows={others}
          rowKey={objectKeyOf}
          columns={[
            {
              key: 'what',
              title: 'Что это',
              untitled: true,
              cell: (unit) => <Link href={pathOf(objectKeyOf(unit))}>{ownWords(unit)}</Link>,
            },
            {
              key: 'number',
              title: 'Номер',
              right: true,
              untitled: true,
              cell: ({ Number: number }) => number || 'номера нет в реестре',
            },
          ]}
        />
      )}
    </Panel>
  )
}

/** The list is by floors where a source tells those of all flats. */
function unknownPlaces(units: readonly Unit[]): string {
  const flats = units.filter(({ Address }) => apartmentNumber(Address) !== undefined)
  return flats.every(({ Level }) => Level !== '')
    ? 'Подъезды источники не называют'
    : 'Подъезды и этажи источники не называют: номера по порядку'
}

/** «помещ. I» of the whole address. */
const ownWords = ({ Address }: Unit): string => Address.split(', ').at(-1) ?? Address
