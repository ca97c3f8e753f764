import type { Page } from '@playwright/test'
import { buildPath, LANDING_ROUTES } from '@proverka/domain/navigation'
import type { SiteHost } from './route-ends.ts'

/** The menus of a page by their place. */
export const MENU_PLACES = {
  header: 'header nav[aria-label="Основное"] a[href]',
  cabinet: 'header details:has(summary:has-text("Кабинет")) a[href]',
  burger: 'header nav[aria-label="Меню"] a[href]',
  footer: 'footer a[href]',
  side: 'nav[aria-label="Кабинет"] a[href]',
  bar: 'nav[aria-label="Разделы"] a[href]',
  services: '[role="dialog"] a[href]',
} as const

export type MenuPlace = keyof typeof MENU_PLACES
type Menus = Readonly<Record<MenuPlace, string>>

const SIDE =
  '/user/ /user/balance/ /user/deals/ /user/orders/ /user/partner/ /user/settings/ /user/tariff/ /user/watches/'
const BAR = '/ /user/orders/ /user/settings/'
const FIZ_CHECKS = '/check-person/ /counter-agent/ /credit-rating/ /proverka-avto/'
const FIZ_FOOTER =
  '/ /api-docs/ /blog/ /check-person/ /credit-rating/ /methodology/ /privacy/ /proverka-fssp/ /proverka-nedvij/ /proverka-pasporta/ /sources/ /tariff/ /user/orders/ /verify/'
/** «Все проверки» below the services: every landing that may be found. */
const LANDINGS = LANDING_ROUTES.filter(({ noindex }) => !noindex)
  .map(({ name }) => buildPath(name))
  .toSorted()
  .join(' ')
const FIZ_SERVICES = `/check-person/ /credit-rating/ /valuation/ ${LANDINGS}`

const REALTY_GUEST: Menus = {
  header: '/tariff/',
  cabinet: '',
  burger: '/tariff/',
  footer:
    '/ /adverts/ /api-docs/ /blog/ /check-owner/ /check-person/ /methodology/ /privacy/ /proverka-fssp/ /sale-history/ /sources/ /tariff/ /user/orders/ /valuation/ /verify/',
  side: '',
  bar: '',
  services: `/check-person/ /valuation/ ${LANDINGS}`,
}
const REALTY_USER: Menus = {
  ...REALTY_GUEST,
  header: '/check-owner/ /tariff/',
  cabinet: '/tariff/ /user/balance/ /user/orders/ /user/settings/ /wholesale/',
  burger: '/check-owner/ /tariff/ /user/balance/ /user/orders/ /user/settings/ /wholesale/',
  side: SIDE,
  bar: BAR,
  services: `${REALTY_GUEST.services} /sale-history/`,
}
const FIZ_GUEST: Menus = {
  header: `${FIZ_CHECKS} /physcheck-business/ /tariff/`,
  cabinet: '',
  burger: `${FIZ_CHECKS} /physcheck-business/ /tariff/`,
  footer: FIZ_FOOTER,
  side: '',
  bar: '',
  services: FIZ_SERVICES,
}
const FIZ_RU_USER: Menus = {
  ...FIZ_GUEST,
  cabinet: '/user/balance/ /user/orders/ /user/settings/',
  burger: `${FIZ_GUEST.burger} /user/balance/ /user/orders/ /user/settings/`,
  side: SIDE,
  bar: BAR,
  services: `${FIZ_SERVICES} /sale-history/`,
}
/** On the professional host a signed-in person has the checks of property in the menu of checks, too. */
const FIZ_USER: Menus = {
  ...FIZ_RU_USER,
  header: `${FIZ_RU_USER.header} /proverka-nedvij/`,
  burger: `${FIZ_RU_USER.burger} /proverka-nedvij/`,
}

/** The addresses in the menus of each host, by hand: for a guest, and for a signed-in user of any role. */
export const MENUS: Readonly<Record<SiteHost, { readonly guest: Menus; readonly user: Menus }>> = {
  'realty.localhost': { guest: REALTY_GUEST, user: REALTY_USER },
  'b2b.realty.localhost': { guest: REALTY_GUEST, user: REALTY_USER },
  'fiz.localhost': { guest: FIZ_GUEST, user: FIZ_USER },
  'fiz-ru.localhost': { guest: FIZ_GUEST, user: FIZ_RU_USER },
}

/** Addresses of a menu as the page has it, each once; places of the same page and mail are none. */
export async function linksIn(page: Page, place: MenuPlace): Promise<readonly string[]> {
  const links = await page.locator(MENU_PLACES[place]).evaluateAll((all) =>
    all
      .map((a) => a as HTMLAnchorElement)
      .filter((a) => !a.getAttribute('href')?.startsWith('#') && a.protocol.startsWith('http'))
      .map((a) => a.pathname),
  )
  return [...new Set(links)].toSorted()
}
