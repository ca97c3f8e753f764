import { CHECKS, type CheckType } from '@proverka/domain/checks'
import { catalogueProduct, taskTypesOf } from '@proverka/domain/orders'
import { LOOKED_UP_CHECKS } from '@proverka/domain/reports'
import type { CheckByHand } from '../../platform/config/server-config.ts'
import { StartError } from '../../platform/db/start-error.ts'

/**
 * The checks of `CHECKS_BY_HAND=courts,PersonCheck/wanted`: in every product, or in the one that is named. Throws
 * `StartError` for a check that no operator can look up, and for a product that does not ask it.
 */
export function readChecksByHand(text: string | undefined): readonly CheckByHand[] {
  return (text ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map(readCheck)
}

function readCheck(entry: string): CheckByHand {
  const [type = '', productName] = entry.split('/').toReversed()
  if (!isLookedUp(type))
    throw new StartError(
      `Настройка CHECKS_BY_HAND не подходит: проверки ${type} нет, есть ${LOOKED_UP_CHECKS.join(', ')}.`,
    )
  if (productName === undefined) return { type }
  const asked: readonly string[] = taskTypesOf(productName)
  if (!catalogueProduct(productName) || !asked.includes(type))
    throw new StartError(
      `Настройка CHECKS_BY_HAND не подходит: в товаре ${productName} нет проверки ${type}.`,
    )
  return { type, productName }
}

const isLookedUp = (type: string): type is CheckType =>
  LOOKED_UP_CHECKS.includes(type) && Object.hasOwn(CHECKS, type)
