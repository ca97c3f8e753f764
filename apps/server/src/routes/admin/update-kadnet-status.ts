import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentAdminItem } from '../../presenters/admin-order.ts'
import { withIdempotency } from '../../services/with-idempotency.ts'
import { setSupplierStatus } from '../../services/orders/set-supplier-status.ts'

export const updateKadnetStatus =
  (context: AppContext): Handlers['admin']['updateKadnetStatus'] =>
  ({ body }, call) =>
    withIdempotency(context, call, body, async () =>
      presentAdminItem(await setSupplierStatus(context, call, 'kadnet_status', body)),
    )
