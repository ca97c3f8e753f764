import type { CallExample } from './call-example.ts'
import { HOUSE, ORDER_ID, ORDER_ITEM_ID, SOME_ID } from './things.ts'

/** Inputs of the calls that the pages of the sites make. */
export const PAGE_EXAMPLES: Readonly<Record<string, CallExample>> = {
  'account.setLogo': { body: { file: '@знак.png' } },
  'account.endSession': { params: { id: SOME_ID } },
  'account.askEmailChange': { body: { email: 'buyer@example.com' } },
  'account.confirmEmailChange': { body: { token: 'email_none' } },
  'account.changeMarketingConsent': { body: { given: true, page: '/user/settings/' } },
  'account.unsubscribe': { params: { token: 'news_AbCdEfGhIjKlMnOpQrStUvWxYz012345' } },
  'account.downloadExport': { params: { part: '1' } },
  'account.removeAccount': { body: { password: 'verstka-1912' } },
  'blog.getArticle': { params: { id: 'chto-znachit-arest' } },
  'blog.rateArticle': { body: { article: 'chto-znachit-arest', value: 5 } },
  'blog.listComments': { params: { id: 'chto-znachit-arest' } },
  'blog.addComment': { params: { id: 'chto-znachit-arest' }, body: { content: 'Вопрос по существу' } },
  'blog.removeComment': { params: { id: 'chto-znachit-arest', commentId: SOME_ID } },
  'events.recordEvent': { body: { event: 'order', params: {}, url: '/' } },
  'events.answerPoll': { body: { poll: 'report', answer: 'up', order_item_id: ORDER_ITEM_ID } },
  'events.postTask': {
    body: { email: 'olga@example.com', template: 'support-question', params: { text: 'Когда будет отчет?' } },
  },
  'events.estimatePrice': { body: { address: HOUSE, area: 54 } },
  'events.listComparables': { body: { address: HOUSE, area: 54 } },
  'events.addAffiliate': { body: { uid: 'a1', order_id: ORDER_ID } },
  'person.listSettings': { body: { order_item_ids: [ORDER_ITEM_ID] } },
  'person.addSetting': { body: { key: 'colour', value: 'green', enabled: true } },
  'person.updateSetting': { body: { key: 'colour', value: 'green', enabled: true } },
  'person.removeSetting': { query: { key: 'colour' } },
  'person.updatePerson': { body: { name: 'Лида' } },
  'person.updatePassword': { body: { old_password: 'verstka-1912', new_password: 'verstka-1913' } },
  'person.sendVerificationCode': { query: { phone: '+79990000001' } },
  'person.verifyPhone': { body: { code: '123456' } },
  'saleWaits.ask': { body: { product_name: 'EgrnObject', email: 'savva@example.com' } },
  'saleWaits.confirm': { body: { token: 'wait_token' } },
  'numberWaits.ask': { body: { key: 'Нигде 14', email: 'savva@example.com' } },
  'numberWaits.confirm': { body: { token: 'number_token' } },
  'numberWaits.remove': { body: { token: 'number_token' } },
  'subjectRequests.ask': {
    body: {
      kind: 'access',
      person: {
        lastName: 'Ладогин',
        firstName: 'Арсений',
        middleName: 'Петрович',
        birthDate: '1987-03-14',
        inn: '',
        phone: '',
      },
      email: 'savva@example.com',
    },
  },
}
