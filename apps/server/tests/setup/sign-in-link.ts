import { makeSignInLink } from '../../src/services/emails/sign-in-link.ts'
import type { TestServer } from './test-server.ts'

/** The token of an email to a person, as the email of an order has it. */
export const linkOf = (server: TestServer, userId: string, brand = 'realty'): Promise<string> =>
  makeSignInLink(server.context, { userId, brand, path: '/user/orders/', orderId: null })

/** The token of an email that was sent. */
export const tokenOfEmail = ({ text }: { text: string }): string =>
  /jwt_token=(link_[\w-]+)/.exec(text)?.[1] ?? ''
