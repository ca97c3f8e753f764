import { contract } from '@proverka/api/contract'
import { Role } from '@proverka/domain/accounts'
import { moscowDate } from '@proverka/domain/timing'
import { BUILDING, BUILDING_NUMBER, extractFile, extractForm } from '../setup/extract-files.ts'
import { pictureFile } from '../setup/picture.ts'
import { FLAT, productId } from '@proverka/test-support/guest-order'
import { accountMergeRows } from './account-merge-rows.ts'
import { createAdminThings } from './admin-things.ts'
import { shared } from './made-things.ts'
import { ADMIN, STAFF } from './row.ts'
import type { Row, Rows } from './row.ts'
import type { World } from './world.ts'

const product_id = productId('EgrnObject')

/** Only admins may; every caller tries the very input that works for the admin, who comes last. */
const adminOnly = (make: () => Promise<object>): Row => ({ statuses: ADMIN, input: shared(make) })

export const adminRows = (world: World): Rows => ({
  ...userRows(world),
  ...accountMergeRows(world),
  ...orderRows(world),
  ...promotionRows(world),
  ...partnerRows(world),
  ...figureRows(world),
  'admin.search': { statuses: STAFF, input: () => ({ query: { q: 'Ладогин' } }) },
  'admin.watchChanges': { statuses: STAFF, input: () => ({ query: {} }) },
  'admin.getToday': { statuses: STAFF, input: () => ({}) },
  'admin.countWaiting': { statuses: STAFF, input: () => ({}) },
})

function userRows(world: World): Rows {
  const things = createAdminThings(world)
  const person_id = async () => (await things.newUser()).id
  return {
    'admin.getClientPage': adminOnly(async () => ({ params: { id: await person_id() } })),
    'admin.listUsers': adminOnly(async () => ({ query: {} })),
    'admin.updateUserRole': adminOnly(async () => ({
      body: { person_id: await person_id(), person_role: Role.Lawyer },
    })),
    'admin.resetRemovedPerson': adminOnly(async () => ({
      body: { email: (await things.newUser()).email },
    })),
    'admin.removePerson': adminOnly(async () => ({ query: { person_id: await person_id() } })),
    'admin.requestAuth': adminOnly(async () => ({
      body: {
        person_id: (await things.ownerOfAll()).id,
        order_item_id: world.property,
        kadnum: BUILDING_NUMBER,
      },
    })),
    'admin.subtractAccountBalance': adminOnly(async () => ({
      body: { person_id: await things.richUser(), amount: 1, comment: 'Ошибка' },
    })),
    'admin.creditAccountBalance': adminOnly(async () => ({
      body: { person_id: await person_id(), amount: 1, comment: 'Извините' },
    })),
    'admin.addResponsibleUser': adminOnly(async () => ({
      body: { person_id: await person_id(), responsible_id: await person_id() },
    })),
    'admin.removeResponsibleUser': adminOnly(async () => ({ query: { person_id: await person_id() } })),
    'admin.listBanners': adminOnly(async () => ({})),
    'admin.saveBanner': adminOnly(async () => ({
      body: { places: [{ key: 'alert_privacy', version: null }], value: 'Работы', enabled: false },
    })),
    'admin.listBannerChanges': adminOnly(async () => ({ query: {} })),
    'admin.listDeskArticles': adminOnly(async () => ({ query: {} })),
    'admin.getDeskArticle': adminOnly(async () => ({ params: { id: await things.article() } })),
    'admin.createArticle': adminOnly(async () => ({ body: things.written() })),
    'admin.saveArticle': adminOnly(async () => ({
      params: { id: await things.article() },
      body: { version: 1, ...things.written() },
    })),
    'admin.previewArticle': adminOnly(async () => ({ body: things.written() })),
    'admin.publishArticle': adminOnly(async () => ({
      params: { id: await things.article() },
      body: { version: 1 },
    })),
    'admin.withdrawArticle': adminOnly(async () => ({
      params: { id: await things.scheduledArticle() },
      body: { version: 1, what: 'schedule' },
    })),
    'admin.listArticleVersions': adminOnly(async () => ({
      params: { id: await things.article() },
      query: {},
    })),
    'admin.restoreArticleVersion': adminOnly(async () => ({
      params: { id: await things.article() },
      body: { version: 1, from: 1 },
    })),
    'admin.listArticleComments': adminOnly(async () => ({ query: { state: 'all' } })),
    'admin.getCommentHistory': adminOnly(async () => ({ params: { id: await things.comment() } })),
    'admin.moderateComments': adminOnly(async () => ({
      body: { action: 'keep', rows: [{ comment_id: await things.comment(), version: 1 }] },
    })),
    'admin.getHealth': adminOnly(async () => ({})),
    'admin.getCatalogue': adminOnly(async () => ({})),
    'admin.previewPrice': adminOnly(async () => ({
      body: { price_component_id: await things.price(), price: 2 },
    })),
    'admin.listPriceChanges': adminOnly(async () => ({
      params: { id: productId('EgrnObject') },
      query: {},
    })),
    'admin.listUserLogs': adminOnly(async () => ({ query: {} })),
    'admin.sendNewsletter': adminOnly(async () => ({ body: { month: '2001-01' } })),
    'admin.sendEmail': adminOnly(async () => ({
      body: { email: (await things.ownerOfAll()).email, title: 'Ответ', text: 'Текст' },
    })),
    'admin.sendEmailWithAttachment': adminOnly(async () => ({
      body: {
        email: (await things.ownerOfAll()).email,
        title: 'Ответ',
        text: 'Текст',
        file: new File(['%PDF-1.7'], 'a.pdf'),
      },
    })),
  }
}

function orderRows(world: World): Rows {
  const things = createAdminThings(world)
  const withExtract = { body: extractForm(world.property, extractFile(BUILDING)) }
  return {
    'admin.listOrders': adminOnly(async () => ({ query: {} })),
    'admin.getOrderPage': adminOnly(async () => ({ params: { id: world.unpaidOrder } })),
    'admin.addOrderNote': adminOnly(async () => ({
      params: { id: world.unpaidOrder },
      body: { text: 'Заметка' },
    })),
    'admin.attachOrder': adminOnly(async () => ({
      body: { order_id: world.unpaidOrder, person_id: (await things.newUser()).id },
    })),
    'admin.attachProduct': adminOnly(async () => ({
      body: { order_id: world.unpaidOrder, product_id, object_key: FLAT },
    })),
    'admin.updateOrder': adminOnly(async () => ({ body: { OrderID: world.order, Paid: true } })),
    'admin.updateManually': adminOnly(async () => withExtract),
    'admin.takeInFiles': adminOnly(async () => ({
      body: { files: extractForm('', extractFile(BUILDING)).file },
    })),
    'admin.listWaitingFiles': adminOnly(async () => ({ query: {} })),
    'admin.listIntakeMatches': adminOnly(async () => ({ query: {} })),
    'admin.chooseFulfilments': adminOnly(async () => {
      const { file_id, fulfilment_id } = await things.waitingFile()
      return { body: { file_id, fulfilment_ids: [fulfilment_id] } }
    }),
    'admin.undoIntakeMatch': adminOnly(async () => {
      const { file_id, fulfilment_id } = await things.waitingFile()
      const body = { file_id, fulfilment_ids: [fulfilment_id] }
      const { data } = await world.callers.admin.call(contract.admin.chooseFulfilments, { body })
      return { body: { match_id: data.matches[0]?.match_id } }
    }),
    'admin.listOrderItems': adminOnly(async () => ({ query: {} })),
    'admin.listItemStatuses': adminOnly(async () => ({})),
    'admin.updateItemStatus': adminOnly(async () => ({
      body: { order_item_id: await things.freeItem(), status: 'deleted' },
    })),
    'admin.previewReturn': adminOnly(async () => ({
      query: { order_item_id: (await things.paidItem()).order_item_id },
    })),
    'admin.listPending': adminOnly(async () => ({ query: {} })),
    'admin.cancelPending': adminOnly(async () => ({ params: { id: await things.pendingAct() } })),
    'admin.confirmPending': adminOnly(async () => ({ params: { id: await things.pendingAct() } })),
    'admin.returnItem': adminOnly(async () => ({ body: await things.paidItem() })),
    'admin.updateKadnetStatus': adminOnly(async () => ({
      body: { order_item_id: world.property, status: 'sent' },
    })),
    'admin.updateSpvStatus': adminOnly(async () => ({
      body: { order_item_id: world.property, status: 'sent' },
    })),
    'admin.downloadSpv': adminOnly(async () => {
      await world.callers.admin.call(contract.admin.updateManually, withExtract)
      return { query: { order_item_id: world.property } }
    }),
  }
}

function promotionRows(world: World): Rows {
  const things = createAdminThings(world)
  return {
    'admin.listCoupons': adminOnly(async () => ({ query: {} })),
    'admin.getCoupon': adminOnly(async () => ({ params: { id: (await things.coupon()).coupon_id } })),
    'admin.createCoupon': adminOnly(async () => ({ body: { code: 'NEW', product_id, discount: 1 } })),
    'admin.updateCoupon': adminOnly(async () => ({
      params: { id: (await things.coupon()).coupon_id },
      body: { discount: 2 },
    })),
    'admin.listCampaigns': adminOnly(async () => ({})),
    'admin.createCampaign': adminOnly(async () => ({ body: { name: 'Весна', tag: 'new', enabled: true } })),
    'admin.updateCampaign': adminOnly(async () => ({ body: await things.campaign() })),
    'admin.removeCampaign': adminOnly(async () => ({
      query: { campaign_id: (await things.campaign()).campaign_id },
    })),
    'admin.listPromocodes': adminOnly(async () => ({})),
    'admin.createPromocode': adminOnly(async () => ({ body: { code: 'NEW', amount: 1, max_uses: 1 } })),
    'admin.updatePromocode': adminOnly(async () => ({ body: await things.promocode() })),
    'admin.removePromocode': adminOnly(async () => ({
      query: { promocode_id: (await things.promocode()).promocode_id },
    })),
  }
}

function partnerRows(world: World): Rows {
  const things = createAdminThings(world)
  const userId = async () => (await things.newUser()).id
  const partner_tariff_id = async () => (await things.partnerTariff()).partner_tariff_id
  return {
    'admin.getPartnerAccountSum': adminOnly(async () => ({ query: { partner_id: await userId() } })),
    'admin.withdrawPartnerMoney': adminOnly(async () => ({
      body: { partner_id: await things.paidPartner(), amount: 1 },
    })),
    'admin.listSaleWaits': adminOnly(async () => ({})),
    'admin.listNumberWaits': adminOnly(async () => ({})),
    'admin.answerNumberWait': adminOnly(async () => ({
      body: { wait_id: await things.numberWait(), answer: { outcome: 'absent', reason: 'Росреестр' } },
    })),
    'admin.listFulfilments': adminOnly(async () => ({ query: {} })),
    'admin.getFulfilmentHistory': adminOnly(async () => ({ params: { id: await things.fulfilment() } })),
    'admin.getLookUp': adminOnly(async () => ({ params: { id: await things.lookUp() } })),
    'admin.answerFulfilment': adminOnly(async () => ({
      params: { id: await things.lookUp() },
      body: { version: 1, looked_up_at: new Date().toISOString(), records: '[]', picture: pictureFile() },
    })),
    'admin.downloadFulfilmentNumbers': adminOnly(async () => ({ query: { format: 'csv', kind: 'extract' } })),
    'admin.moveFulfilments': adminOnly(async () => ({
      body: {
        action: 'hand-over',
        channel: 'hand',
        reason: 'Взяли себе',
        rows: [{ fulfilment_id: await things.fulfilment(), version: 1 }],
      },
    })),
    'admin.listAllFaults': adminOnly(async () => ({ query: {} })),
    'admin.moveFault': adminOnly(async () => ({
      body: { fault_id: await things.fault(), state: 'in_work' },
    })),
    'admin.listAllWithdrawals': adminOnly(async () => ({ query: {} })),
    'admin.listPartners': adminOnly(async () => ({ query: {} })),
    'admin.listRegistries': adminOnly(async () => ({ query: {} })),
    'admin.makeRegistry': adminOnly(async () => ({
      body: { withdrawals: [await things.withdrawal()] },
    })),
    'admin.signRegistry': adminOnly(async () => ({ params: (await things.registry('unsigned')).params })),
    'admin.cancelRegistry': adminOnly(async () => ({
      params: (await things.registry('signed')).params,
      body: {},
    })),
    'admin.takeRegistry': adminOnly(async () => ({ params: (await things.registry('signed')).params })),
    'admin.downloadRegistry': adminOnly(async () => ({ params: (await things.registry('taken')).params })),
    'admin.markRegistryPaid': adminOnly(async () => {
      const { params, withdrawals } = await things.registry('taken')
      const document_day = moscowDate(Date.now())
      return { params, body: { withdrawals, document_number: '1', document_day } }
    }),
    'admin.decideWithdrawal': adminOnly(async () => ({
      body: { withdrawal_id: await things.withdrawal(), decision: 'paid' },
    })),
    'admin.listPersonTariffs': adminOnly(async () => ({ query: { person_id: await userId() } })),
    'admin.addPartnerTariff': adminOnly(async () => ({
      body: { partnerID: await userId(), tariff_simple_id: 2, price: 1 },
    })),
    'admin.updateTariff': adminOnly(async () => ({
      body: { tariff_simple_id: 2, description: 'Скидка 10% на все отчеты, 30 дней' },
    })),
    'admin.updatePartnerTariff': adminOnly(async () => ({
      body: { partner_tariff_id: await partner_tariff_id(), price: 2 },
    })),
    'admin.removePartnerTariff': adminOnly(async () => ({
      query: { partner_tariff_id: await partner_tariff_id() },
    })),
    'admin.listPartnerTariffs': adminOnly(async () => ({ query: { partnerID: await userId() } })),
  }
}

function figureRows(world: World): Rows {
  const things = createAdminThings(world)
  const withoutInput = adminOnly(async () => ({ query: {} }))
  return {
    'admin.getStats': withoutInput,
    'admin.getProductsSum': adminOnly(async () => ({
      query: { 'target-person-id': (await things.ownerOfAll()).id },
    })),
    'admin.getTopDonators': withoutInput,
    'admin.getTopDonatorsResponsible': withoutInput,
    'admin.getStatsGraphic': withoutInput,
    'admin.getMetrics': withoutInput,
    'admin.getMoney': withoutInput,
    'admin.getMoneyReport': withoutInput,
    'admin.exportTable': adminOnly(async () => ({ params: { table: 'money' }, query: { format: 'csv' } })),
    'admin.getFunnel': withoutInput,
    'admin.listSources': withoutInput,
  }
}
