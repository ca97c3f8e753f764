import { describe, expect, it } from 'vitest'
import { resolveHost } from '../../sites/hosts/resolve-host.ts'
import { SITES } from '../../sites/hosts/sites.ts'
import { buildPath } from '../routes/build-path.ts'
import { ROUTES } from '../routes/routes.ts'
import { ERROR_PAGE_MENU } from './error-page-menu.ts'
import { footerMenu } from './footer-menu.ts'
import { headerMenu, mobileBackRoute, showsHeaderSearch, userMenu } from './header-menu.ts'
import { servedEntries } from './menu-entry.ts'
import type { MenuEntry } from './menu-entry.ts'
import { bottomMenu, supportLink } from './mobile-menu.ts'
import { needsSignIn } from './needs-sign-in.ts'

const realty = resolveHost('realty.localhost')
const fiz = resolveHost('fiz.localhost')
const fizRu = resolveHost('fiz-ru.localhost')

const guest = { isSignedIn: false, hasAiReport: false }
const user = { isSignedIn: true, hasAiReport: false }
const expert = { isSignedIn: true, hasAiReport: true }

function pagesOf(brand: 'realty' | 'fiz'): ReadonlySet<string> {
  return new Set(ROUTES.filter(({ brands }) => brands.includes(brand)).map(({ name }) => name))
}

/** «Тарифы /tariff/», «Сервисы services», a group as a list. */
function read(entries: readonly MenuEntry[]): unknown[] {
  return entries.map((entry) => {
    if ('entries' in entry) return [entry.label, ...read(entry.entries)]
    if ('route' in entry)
      return `${entry.label} ${buildPath(entry.route)}${entry.needsSignIn ? ' (sign in)' : ''}`
    return `${entry.label} ${'action' in entry ? entry.action : entry.href}`
  })
}

const checks = (...more: string[]) => [
  'Проверка',
  'Человек /check-person/',
  ...more,
  'Контрагент /counter-agent/',
  'Автомобиль /proverka-avto/',
  'Финансовая надежность /credit-rating/',
]
const fizRest = ['Сервисы services', 'Тарифы /tariff/', 'Для бизнеса /physcheck-business/']

describe('header', () => {
  it('of the main brand, for guests and users', () => {
    expect(read(headerMenu(realty, guest))).toEqual(['Сервисы services', 'Тарифы /tariff/', 'Войти sign-in'])
    expect(read(headerMenu(realty, user))).toEqual([
      'Проверка /check-owner/',
      'Тарифы /tariff/',
      'Еще services',
      'Мои заказы /user/orders/',
    ])
  })

  it('of the individuals brand, for guests and users', () => {
    expect(read(headerMenu(fiz, guest))).toEqual([checks(), ...fizRest, 'Войти sign-in'])
    expect(read(headerMenu(fiz, user))).toEqual([
      checks('Недвижимость /proverka-nedvij/'),
      ...fizRest,
      'Мои заказы /user/orders/',
    ])
  })

  it('has the expert report with ai_report only, and no property on the .ru host', () => {
    expect(read(headerMenu(fiz, expert))[0]).toEqual(
      checks('Экспертный отчет /physcheck-expert/', 'Недвижимость /proverka-nedvij/'),
    )
    expect(read(headerMenu(fizRu, expert))[0]).toEqual(checks('Экспертный отчет /physcheck-expert/'))
    expect(read(headerMenu(fiz, { ...guest, hasAiReport: true }))[0]).toEqual(checks())
  })

  it('has a search box on the search pages of the main brand', () => {
    const pages = ['object-objectKey', 'objectCheckout-objectKey', 'objectNew-objectKey']
    for (const page of [...pages, 'sale-history-detail', 'valuation-id']) {
      expect([page, showsHeaderSearch(realty, page)]).toEqual([page, true])
      expect(showsHeaderSearch(fiz, page)).toBe(false)
    }
    expect(showsHeaderSearch(realty, 'blog')).toBe(false)
  })

  it('leads back to the dashboard from the checkout of an object', () => {
    const pages = ['objectCheckout-objectKey', 'objectCheckout-objectKey-objectKey', 'object-objectKey']
    expect(pages.map(mobileBackRoute)).toEqual(['user', 'user', undefined])
  })
})

describe('dropdown of the user', () => {
  it('has six entries on the main brand and four on the other', () => {
    expect(read(userMenu(realty))).toEqual([
      'Мои заказы /user/orders/',
      'Мой баланс /user/balance/',
      'Тарифы /tariff/',
      'Оптовый заказ /wholesale/',
      'Настройки /user/settings/',
      'Выход sign-out',
    ])
    expect(read(userMenu(fiz))).toEqual([
      'Мои заказы /user/orders/',
      'Баланс /user/balance/',
      'Настройки /user/settings/',
      'Выход sign-out',
    ])
  })
})

describe('narrow screens', () => {
  it('have a bottom navigation for users', () => {
    expect(read(bottomMenu(user))).toEqual([
      'Главная /',
      'Заказы /user/orders/',
      'Сервисы services',
      'Настройки /user/settings/',
      'Написать support',
    ])
    expect(bottomMenu(guest)).toEqual([])
  })

  it('reach the support by chat, else by mail', () => {
    expect(supportLink({ url: 'https://chat.localhost/', email: 'a@b.ru' })).toBe('https://chat.localhost/')
    expect(supportLink({ url: '', email: 'a@b.ru' })).toBe('mailto:a@b.ru')
  })
})

describe('footer', () => {
  it('has sections of the brand, offer, privacy, cookie choice and API docs', () => {
    const { sections, legal } = footerMenu(realty, true)
    expect(sections.map(({ title, entries }) => [title, ...read(entries)])).toEqual([
      [
        'Сервисы',
        'Проверка объекта /',
        'Проверка собственника /check-owner/',
        'Проверка человека /check-person/',
        'Долги у приставов /proverka-fssp/',
        'Оценка стоимости /valuation/',
        'История продаж /sale-history/',
        'Объявления /adverts/',
      ],
      [
        'О сервисе',
        'Мои заказы /user/orders/',
        'Тарифы /tariff/',
        'Источники /sources/',
        'Как делается вывод /methodology/',
        'Подлинность отчета /verify/',
        'Блог /blog/',
        'Персональные данные /privacy/',
      ],
    ])
    expect(read(legal)).toEqual([
      'Публичная оферта offer',
      'Политика обработки персональных данных /privacy/',
      'Настройки cookie cookies',
      'API /api-docs/',
    ])
  })

  it('asks guests of the .ru host to sign in for property', () => {
    const services = (site: typeof fiz, isSignedIn: boolean) =>
      read(footerMenu(site, isSignedIn).sections[0]?.entries ?? [])
    expect(services(fizRu, false)).toContain('Недвижимость /proverka-nedvij/ (sign in)')
    expect(services(fizRu, true)).toContain('Недвижимость /proverka-nedvij/')
    expect(services(fiz, false)).toEqual([
      'Проверка человека /check-person/',
      'Долги у приставов /proverka-fssp/',
      'Паспорт /proverka-pasporta/',
      'Финансовая надежность /credit-rating/',
      'Недвижимость /proverka-nedvij/',
    ])
  })
})

describe('links', () => {
  it('ask for a sign-in where a guest would be turned away', () => {
    const asks = (site: typeof fiz, isSignedIn: boolean) =>
      [
        'user',
        'user-orders',
        'proverka-nedvij',
        'otchet-na-osnove-vypiski-iz-egrn',
        'check-owner',
        'blog',
      ].map((route) => needsSignIn(site, route, isSignedIn))
    expect(asks(fizRu, false)).toEqual([true, true, true, true, true, false])
    expect(asks(fiz, false)).toEqual([true, true, false, false, false, false])
    expect(asks(fizRu, true)).toEqual([false, false, false, false, false, false])
    expect(needsSignIn(fizRu, 'super-user-page', false)).toBe(false)
  })

  it('of the error page are the eight stated ones', () => {
    expect(read(ERROR_PAGE_MENU)).toEqual([
      'Оценка стоимости /valuation/',
      'Проверка человека /check-person/',
      'Финансовая надежность /credit-rating/',
      'История продаж /sale-history/',
      'Мои заказы /user/orders/',
      'Баланс /user/balance/',
      'Тарифы /tariff/',
      'Настройки /user/settings/',
    ])
  })

  it('are left out where an app does not serve the page', () => {
    const served = servedEntries(headerMenu(fiz, user), new Set(['check-person', 'tariff']))
    expect(read(served)).toEqual([
      ['Проверка', 'Человек /check-person/'],
      'Сервисы services',
      'Тарифы /tariff/',
    ])
    expect(read(servedEntries(headerMenu(fiz, user), new Set()))).toEqual(['Сервисы services'])
    expect(read(servedEntries(footerMenu(fiz, true).legal, new Set()))).toContain('API /api-docs/')
  })

  it('lead to pages of their own brand', () => {
    for (const site of SITES) {
      const { sections, legal } = footerMenu(site, true)
      const all = [
        ...headerMenu(site, expert),
        ...userMenu(site),
        ...sections.flatMap(({ entries }) => entries),
        ...legal,
      ]
      const served = servedEntries(all, pagesOf(site.brand))
      expect([site.key, read(served)]).toEqual([site.key, read(all)])
    }
  })
})
