import type { AppContext } from '../context.ts'
import type { Handlers } from '../http/handlers.ts'
import type { TestProvider } from '../payments/test-provider.ts'
import { updateManually } from './admin/update-manually.ts'
import { checkToken } from './auth/check-token.ts'
import { login } from './auth/login.ts'
import { logout } from './auth/logout.ts'
import { register } from './auth/register.ts'
import { resetPassword } from './auth/reset-password.ts'
import { saveConsentsRoute } from './auth/save-consents.ts'
import { listProducts } from './objects/list-products.ts'
import { getObject, getObjectFull } from './objects/object-info.ts'
import { searchObjects } from './objects/search-objects.ts'
import { suggestAddresses } from './objects/suggest-addresses.ts'
import { checkOrderPaid } from './orders/check-order-paid.ts'
import { createOrder } from './orders/create-order.ts'
import { createRegistrationOrder } from './orders/create-registration-order.ts'
import { listOrders } from './orders/list-orders.ts'
import { resumePayment } from './orders/resume-payment.ts'
import { receiveWebhook } from './payment/receive-webhook.ts'
import { reportWidgetResult } from './payment/report-widget-result.ts'
import { decideTestPayment, getTestPayment } from './payment/test-payment.ts'
import { downloadFile } from './reports/download-file.ts'
import { getReport } from './reports/get-report.ts'
import { restartTask } from './reports/restart-task.ts'
import { updateOrderItem } from './reports/update-order-item.ts'
import { getSite } from './site/get-site.ts'
import { recordEvent } from './site/record-event.ts'

/** Who answers which endpoint. */
export const createHandlers = (context: AppContext, testProvider: TestProvider | undefined): Handlers => ({
  admin: { updateManually: updateManually(context) },
  auth: {
    register: register(context),
    login: login(context),
    checkToken: checkToken(context),
    logout: logout(context),
    resetPassword: resetPassword(context),
    saveConsents: saveConsentsRoute(context),
  },
  events: { recordEvent: recordEvent(context) },
  objects: {
    getObject: getObject(context),
    getObjectFull: getObjectFull(context),
    searchObjects: searchObjects(context),
  },
  orders: {
    createOrder: createOrder(context),
    createRegistrationOrder: createRegistrationOrder(context),
    checkOrderPaid: checkOrderPaid(context),
    listOrders: listOrders(context),
    resumePayment: resumePayment(context),
  },
  payment: {
    reportWidgetResult: reportWidgetResult(context),
    receiveWebhook: receiveWebhook(context),
    getTestPayment: getTestPayment(context, testProvider),
    decideTestPayment: decideTestPayment(context, testProvider),
  },
  products: { listProducts: listProducts(context) },
  reports: {
    getReport: getReport(context),
    downloadFile: downloadFile(context),
    restartTask: restartTask(context),
    updateOrderItem: updateOrderItem(context),
  },
  site: { getSite: getSite(context) },
  suggest: { suggestAddresses: suggestAddresses(context) },
})
