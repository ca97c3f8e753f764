import {
  houseFlats,
  keyKindOf,
  normaliseObject,
  objectKeyOf,
  SEARCH_RESULTS_LIMIT,
  searchQuery,
} from '@proverka/domain/property'
import { buildPath } from '@proverka/domain/navigation'
import { SearchResultsDialog } from '@proverka/ui/dialogs'
import { FlatPicker } from '@proverka/ui/fields'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { getApi } from '../../../runtime/data/api.ts'
import { navigateTo } from '../../../runtime/navigation/navigation.ts'
import type { DialogProps } from '../../../runtime/dialogs/dialog-props.ts'
import { useDialog } from '../../../runtime/dialogs/use-dialog.ts'
import { areaText, floorText } from '../object/object-words.ts'
import { recordEvent } from '../../../runtime/tracking/record-event.ts'
import { FavouriteButton } from '../saved/favourite-button.tsx'
import { flatAddress, flatChoices } from './flat-choices.ts'
import { rememberFound } from './found-today.ts'
import { forgetFound } from './results-store.ts'
import { withSearch } from './search-trace.ts'

/** «Выберите объект»: opens the page of the chosen row; details of a row are asked for once (SEARCH-23). */
export function Dialog({ request, close }: DialogProps<'search-results'>) {
  const dialog = useDialog(close)
  const { found } = request
  const house = houseFlats(found)
  const [details, setDetails] = useState<Readonly<Record<string, ReactNode>>>({})

  const open = (key: string, state?: object) => {
    dialog.onClose()
    const chosen = found.find((object) => objectKeyOf(object) === key)
    if (chosen) rememberFound(chosen)
    recordEvent('search_select', { objectKey: key })
    navigateTo(buildPath('object-objectKey', { objectKey: key }) + request.search, { state })
  }
  const leave = () => {
    forgetFound()
    dialog.onClose()
  }
  const ask = (key: string) => {
    loadDetails(key)
      .then((text) => setDetails((known) => ({ ...known, [key]: text })))
      .catch((error: unknown) => {
        console.error('Подробности не пришли', error)
        setDetails((known) => ({ ...known, [key]: 'Подробности не пришли, откройте объект' }))
      })
  }

  return (
    <SearchResultsDialog
      {...dialog}
      onClose={leave}
      query={request.query}
      results={found.map((object) => ({
        key: objectKeyOf(object),
        number: object.Number,
        area: object.Area.replace('.', ','),
        type: object.ObjectType,
        address: object.Address,
        status: object.Status,
      }))}
      onSelect={open}
      onDetails={ask}
      extraOf={(key) => (
        <FavouriteButton
          objectKey={key}
          address={found.find((object) => objectKeyOf(object) === key)?.Address ?? ''}
          isShort
        />
      )}
      details={details}
      onNone={() => open(searchQuery(request.query), notAmongFound(request.query))}
      picker={
        house && (
          <FlatPicker
            flats={flatChoices(house)}
            actionText="Открыть"
            onSelect={open}
            onMissing={(number) => {
              dialog.onClose()
              navigateTo(buildPath('search', {}, { query: flatAddress(house, number) }))
            }}
            focused
          />
        )
      }
      isCut={found.length >= SEARCH_RESULTS_LIMIT}
    />
  )
}

/** The register was asked by an address, and nothing of what it found was meant; a number is looked up by its page. */
function notAmongFound(query: string): object | undefined {
  if (keyKindOf(query) !== 'text') return undefined
  const trace = { end: 'none', at: new Date().toISOString(), signedIn: false } as const
  return withSearch(undefined, { trace })
}

async function loadDetails(key: string): Promise<string> {
  const { data } = await getApi().objects.getObject({ params: { id: key }, query: {} })
  const object = normaliseObject(data.object)
  const parts = [
    object.TypeOKC && `назначение: ${object.TypeOKC.toLowerCase()}`,
    areaText(object) && `площадь: ${areaText(object)}`,
    floorText(object) && `этаж: ${floorText(object)}`,
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : 'Других открытых сведений реестр не дает'
}
