import { isWarningStatus, objectKeyOf } from '@proverka/domain/property'
import type { HouseFlats } from '@proverka/domain/property'
import type { FlatChoice } from '@proverka/ui/fields'

interface ListedObject {
  readonly Number: string
  readonly Address: string
  readonly Area: string
  readonly Status: string
  /** Its floor, where the list says it. */
  readonly Level?: string
}

/** The flats of a house as they are picked by number. */
export function flatChoices({ flats }: HouseFlats<ListedObject>): readonly FlatChoice[] {
  return flats.flatMap(({ number, objects }) =>
    objects.map((object) => ({
      key: objectKeyOf(object),
      number,
      cadastralNumber: object.Number,
      area: object.Area && `${object.Area.replace('.', ',')}\u00a0м²`,
      ...(object.Level && { floor: object.Level }),
      gone: isWarningStatus(object.Status) ? object.Status : '',
    })),
  )
}

/** The address that asks for a flat of a house which was not among those found. */
export const flatAddress = ({ address }: Pick<HouseFlats<ListedObject>, 'address'>, number: string): string =>
  `${address}, кв. ${number}`
