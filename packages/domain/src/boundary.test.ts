import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  isAdmin,
  isClient,
  isOwnOrAdmin,
  isRole,
  loginPayload,
  payerErrors,
  payerPayload,
  payersOf,
  registrationRequest,
  resetPayload,
  settingChange,
} from './accounts/index.ts'
import { AppError, errorText } from './errors/index.ts'
import {
  describeCadastralNumber,
  describeInn,
  isCadastralNumber,
  isCalendarDate,
  isDate,
  isEmail,
  isInn,
  isKpp,
  isMissing,
  isOgrn,
  isPhone,
  isPlate,
  isPositiveNumber,
  isSnils,
  hasSnilsDigits,
  isSuspiciousVin,
  isVin,
  isVinCheckDigitValid,
  normaliseCadastralNumber,
  normaliseEmail,
  normalisePhone,
  normalisePlate,
  normaliseSnils,
  normaliseVin,
  validate,
  withSixDigitBlock,
} from './index.ts'
import {
  canSubmitSearch,
  hasApartmentPart,
  hasHousePart,
  normaliseObject,
  numberInText,
  objectForQuery,
  objectKeyOf,
  priceRow,
  saleHistoryParam,
  saleHistoryQuery,
  searchQuery,
} from './property/index.ts'
import {
  addItem,
  buildOrder,
  buildOrderItem,
  buildRegistrationOrder,
  initialCart,
  isAiReportProduct,
  isRiskProduct,
  PRODUCTS,
  setObjectKey,
  topUpRequest,
} from './orders/index.ts'
import {
  buildPath,
  buildQuery,
  matchRoute,
  normaliseUrl,
  parseQuery,
  paymentReturnUrl,
  readTracking,
  withoutSignInToken,
} from './navigation/index.ts'
import { resolveHost } from './sites/index.ts'

const functions: Readonly<Record<string, (value: unknown) => unknown>> = {
  isPhone,
  isEmail,
  isDate,
  isCalendarDate,
  isPositiveNumber,
  isVin,
  isSuspiciousVin,
  isVinCheckDigitValid,
  isPlate,
  isSnils,
  hasSnilsDigits,
  isInn,
  isOgrn,
  isKpp,
  isCadastralNumber,
  hasApartmentPart,
  hasHousePart,
  isMissing,
  isRole,
  isAdmin: isAdmin as (value: unknown) => unknown,
  isClient: isClient as (value: unknown) => unknown,
  isRiskProduct: isRiskProduct as (value: unknown) => unknown,
  isAiReportProduct: isAiReportProduct as (value: unknown) => unknown,
  normalisePhone,
  normaliseEmail,
  normalisePlate,
  normaliseVin,
  normaliseSnils,
  normaliseCadastralNumber,
  numberInText,
  describeInn,
  describeCadastralNumber,
  withSixDigitBlock,
  normaliseObject,
  errorText,
}

it.each(Object.entries(functions))('%s answers any value of any type', (name, answer) => {
  const isTest = /^(is|has)/.test(name)
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(typeof answer(value) === 'boolean').toBe(isTest)
    }),
  )
})

/* Functions of more than one argument, and those that refuse: each argument may be anything. */

type AnyFunction = (...values: never[]) => unknown

interface Boundary {
  readonly call: AnyFunction
  /** Arguments that are taken, to be spoilt in one place. */
  readonly good: readonly unknown[]
}

const cart = addItem(
  setObjectKey(initialCart(), '00:01:0001001:1', 'г. Образцовск'),
  PRODUCTS[0]?.product_id ?? '',
)
const source = {
  cart: { ...cart, owners: [{ lastName: 'Ладогин', firstName: 'Арсений', birthDate: '1987-03-14' }] },
  products: PRODUCTS,
  paymentSource: 'test',
}
const guest = { phone: '+79991234567', email: 'a@b.ru', href: 'https://h/' }
const form = { name: 'Имя', email: 'a@b.ru', phone: '+79991234567', password: 'secret-8', role: 2 }
const payer = { name: 'ООО', inn: '0000000018', kpp: '000001001', address: 'г. Образцовск' }

const boundaries: Readonly<Record<string, Boundary>> = {
  validate: { call: (value: unknown) => validate('phone', value), good: ['+79991234567'] },
  buildOrder: { call: buildOrder, good: [source, true] },
  buildRegistrationOrder: { call: buildRegistrationOrder, good: [source, guest] },
  buildOrderItem: { call: buildOrderItem, good: [source, PRODUCTS[2]] },
  topUpRequest: { call: topUpRequest, good: [500, { paymentSource: 'test' }] },
  loginPayload: { call: loginPayload, good: ['a@b.ru', 'secret-8'] },
  resetPayload: { call: resetPayload, good: ['a@b.ru'] },
  registrationRequest: { call: registrationRequest, good: [form, { href: 'https://h/', partnerId: 'p1' }] },
  settingChange: { call: settingChange, good: [[{ key: 'k' }], 'k', 'v'] },
  payerErrors: { call: payerErrors, good: [payer] },
  payerPayload: { call: payerPayload, good: [payer] },
  payersOf: { call: payersOf, good: [{ id: 'u1', role: 1 }, 'u1'] },
  isOwnOrAdmin: { call: isOwnOrAdmin, good: [{ id: 'u1', role: 1 }, 'u1'] },
  parseQuery: { call: parseQuery, good: ['?a=1'] },
  buildQuery: { call: buildQuery, good: [{ a: '1', b: 2, c: true }] },
  normaliseUrl: { call: normaliseUrl, good: ['/blog?a=1'] },
  matchRoute: { call: matchRoute, good: ['/blog/1/'] },
  buildPath: { call: buildPath, good: ['blog-id', { id: '1' }, { a: '1' }] },
  paymentReturnUrl: { call: paymentReturnUrl, good: ['https://h/?a=1#b'] },
  withoutSignInToken: { call: withoutSignInToken, good: ['https://h/?a=1#b'] },
  resolveHost: { call: resolveHost, good: ['fiz.localhost'] },
  readTracking: { call: readTracking, good: ['?utm_source=tg'] },
  objectKeyOf: { call: objectKeyOf, good: [{ Number: '00:01:0001001:1', Address: '' }] },
  saleHistoryParam: { call: saleHistoryParam, good: ['ул Мира'] },
  saleHistoryQuery: { call: saleHistoryQuery, good: ['ул_Мира'] },
  canSubmitSearch: { call: canSubmitSearch, good: ['ул Мира, д 5', { addressOnly: true }] },
  searchQuery: { call: searchQuery, good: ['ул Мира, д 5', { addressOnly: true }] },
  objectForQuery: { call: objectForQuery, good: ['ул Мира'] },
  priceRow: { call: priceRow, good: [['a1', 'x', 5]] },
}

/** Every value inside of a value, by its path. */
function pathsOf(value: unknown): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [[]]
  return [
    [],
    ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner).map((path) => [key, ...path])),
  ]
}

/** The value with another one at a path. */
function spoilt(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined) return by
  const inner = spoilt((value as Record<string, unknown>)[key], rest, by)
  return Array.isArray(value) ? value.with(Number(key), inner) : { ...(value as object), [key]: inner }
}

/** What a call ends with: a value, or an error that says more than `TypeError`. */
function callTyped(call: AnyFunction, values: readonly unknown[]): void {
  try {
    call(...(values as never[]))
  } catch (error) {
    // An unknown name of a route or a rule is a mistake of the calling code.
    const isTyped =
      error instanceof AppError || (error instanceof RangeError && /^Unknown|^Route/.test(error.message))
    if (!isTyped) throw error
    if (error instanceof AppError && error.code === 'input/invalid' && !error.detail) throw error
  }
}

it.each(Object.entries(boundaries))(
  '%s answers anything or fails with a typed error',
  (_name, { call, good }) => {
    expect(() => call(...(good as never[]))).not.toThrow()
    fc.assert(
      fc.property(fc.array(fc.anything(), { maxLength: good.length }), (values) => callTyped(call, values)),
    )
    const hostile = fc.anything({
      withNullPrototype: true,
      withBigInt: true,
      withDate: true,
      withSparseArray: true,
    })
    fc.assert(
      fc.property(
        fc.constantFrom(...pathsOf(good)),
        fc.oneof(hostile, fc.constant(Symbol('s'))),
        (path, by) => {
          if (path.length > 0) callTyped(call, spoilt(good, path, by) as unknown[])
        },
      ),
      { numRuns: 300 },
    )
  },
)

it('names the field that is wrong', () => {
  const detailOf = (call: () => unknown): unknown => {
    try {
      return call()
    } catch (error) {
      return error instanceof AppError ? error.detail : error
    }
  }
  const broken = { ...source, cart: { ...source.cart, objectKey: 5 as never } }
  expect(detailOf(() => buildOrder(broken, false))).toBe('order.cart.objectKey')
  expect(detailOf(() => buildOrderItem(source, { ...PRODUCTS[0], product_price: '5' } as never))).toBe(
    'product.product_price',
  )
  expect(detailOf(() => buildRegistrationOrder(source, { ...guest, phone: null as never }))).toBe(
    'guest.phone',
  )
  expect(detailOf(() => registrationRequest({ ...form, name: 5 as never }, { href: '' }))).toBe('name')
  expect(detailOf(() => payerPayload({ ...payer, inn: 5 as never }))).toBe('inn')
  expect(detailOf(() => settingChange([], 'k', 5 as never))).toBe('setting.value')
})
