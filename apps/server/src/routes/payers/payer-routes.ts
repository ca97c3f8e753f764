import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { addPayer } from './add-payer.ts'
import { getPayer } from './get-payer.ts'
import { listPayers } from './list-payers.ts'
import { removePayer } from './remove-payer.ts'
import { updatePayer } from './update-payer.ts'

export const payerRoutes = (context: AppContext): Handlers['payers'] => ({
  addPayer: addPayer(context),
  getPayer: getPayer(context),
  listPayers: listPayers(context),
  removePayer: removePayer(context),
  updatePayer: updatePayer(context),
})
