import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { activateTariff } from './activate-tariff.ts'
import { activateTariffForPerson } from './activate-tariff-for-person.ts'
import { getCurrentTariff, getTariffOfPerson } from './current-tariff.ts'
import { deleteTariffOfPerson } from './delete-tariff-of-person.ts'
import { listTariffs } from './list-tariffs.ts'
import { getTariffProgress } from './tariff-progress.ts'
import { updateTariffOfPerson } from './update-tariff-of-person.ts'

export const tariffRoutes = (context: AppContext): Handlers['tariffs'] => ({
  listTariffs: listTariffs(context),
  getCurrentTariff: getCurrentTariff(context),
  getTariffProgress: getTariffProgress(context),
  getTariffOfPerson: getTariffOfPerson(context),
  activateTariff: activateTariff(context),
  activateTariffForPerson: activateTariffForPerson(context),
  updateTariffOfPerson: updateTariffOfPerson(context),
  deleteTariffOfPerson: deleteTariffOfPerson(context),
})
