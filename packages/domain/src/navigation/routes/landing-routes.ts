import type { Route } from './route.ts'

function landing(name: string, more?: Partial<Route>): Route {
  return {
    name,
    path: `/${name}`,
    brands: ['realty', 'fiz'],
    guards: [],
    layout: 'landing',
    canonicalBrand: 'fiz',
    ...more,
  }
}

/** Landing pages of single checks (LAND-01..27); their canonical link names one of the two brands. */
export const LANDING_ROUTES: readonly Route[] = [
  landing('proverka-arendatora'),
  landing('proverka-avto'),
  landing('proverka-avto-id', {
    path: '/proverka-avto/{id?}',
    guards: ['auth'],
    noindex: true,
  }),
  landing('proverka-biznes-partnera'),
  landing('proverka-bki'),
  landing('proverka-fssp'),
  landing('proverka-fssp-free'),
  landing('proverka-inn'),
  landing('proverka-kontragenta'),
  landing('proverka-na-bankrotstvo'),
  landing('proverka-nalogov'),
  landing('proverka-nedvij', { canonicalBrand: 'realty' }),
  landing('proverka-pasporta'),
  landing('proverka-pasporta-full'),
  landing('proverka-samozanyatogo'),
  landing('proverka-shtrafov'),
  landing('proverka-sluzhboi-bezopasnosti'),
  landing('proverka-sotrudnika'),
  landing('proverka-sotrudnika-old', {
    canonicalRoute: 'proverka-sotrudnika',
    noindex: true,
  }),
  landing('proverka-sudimost'),
  landing('proverka-vladelcza-avtomobilya'),
  landing('proverka-voditelya'),
  landing('proverka-yuridicheskogo-licza'),
  landing('proverka-zaemshika'),
  landing('proverka-zapret-na-vyezd'),
  landing('proverka-cheloveka'),
  landing('otchet-na-osnove-vypiski-iz-egrn', {
    canonicalBrand: 'realty',
  }),
]
