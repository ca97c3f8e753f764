/**
 * Where an address of the route table ends, by hand: the tests ask the running sites and do not compute it. A cell has two
 * letters, for a guest and for a signed-in user of any role and tariff. An address with an id is
 * asked for with that of nothing.
 *
 * `p` the page opens; `n` a page that says that there is nothing, with status 404; `s` the home page, which asks to sign
 * in and leads back; `h` the home page; `u` the overview of the cabinet; `r` the order of the risk assessment; `m` the home
 * page of the main real-estate site; `j` the page of the key
 * that the two parts make; `e` the page or the home page, as the setting `ai_report` of the person says.
 */
const ENDS = `
realty  b2b  fiz  fiz-ru  address
pp  pp  pp  pp  /
pp  pp  pp  pp  /blog
nn  nn  nn  nn  /blog/{id}
pp  pp  pp  pp  /search
pp  pp  pp  pp  /privacy
pp  pp  pp  pp  /sources
pp  pp  pp  pp  /methodology
pu  pu  pu  pu  /registration
pp  pp  pp  pp  /tariff
pp  pp  pp  pp  /tariffOld
pp  pp  hh  hh  /wholesale
hh  mm  hh  hh  /indexOld
pp  pp  hh  hh  /ipoteka
pp  pp  hh  hh  /k
pp  pp  hh  hh  /kadastrovyj-nomer
pp  pp  pp  pp  /check-owner
sn  sn  sn  sn  /check-owner/{id?}
pp  pp  pp  pp  /check-person
sn  sn  sn  sn  /check-person/{id?}
nn  nn  nn  nn  /check-person-preview/{id?}
hh  hh  pp  pp  /check-fiz
hh  hh  sp  sp  /check-fiz/{id?}
nn  nn  nn  nn  /check-auto-preview/{id?}
pp  pp  pp  pp  /credit-rating
sn  sn  sn  sn  /credit-rating/{id?}
nn  nn  nn  nn  /credit-rating-preview/{id?}
pp  pp  pp  pp  /cost-assessment-preview
nn  nn  nn  nn  /cost-assessment-preview/{id?}
pp  pp  pp  pp  /counter-agent
sp  sp  sp  sp  /counter-agent/{id?}
nn  nn  nn  nn  /counter-agent-preview/{id?}
nn  nn  nn  nn  /egrn-object-preview/{id?}
nn  nn  nn  nn  /egrn-right-list-preview/{id?}
pp  pp  pp  pp  /full-check-preview
nn  nn  nn  nn  /full-check-preview/{id?}
pp  pp  pp  pp  /independent-report-preview
nn  nn  nn  nn  /independent-report-preview/{id?}
hh  hh  pp  pp  /physcheck
hh  hh  pp  pp  /physcheck-business
hh  hh  ee  ee  /physcheck-expert
hh  hh  se  se  /physcheck-expert/{id}
hh  hh  pp  pp  /physcheckCheckout
pp  pp  hh  hh  /risk
pp  pp  hh  hh  /risk-assessment
pr  pr  hh  hh  /risk-assessment-b2c
pp  pp  pp  pp  /risk-preview
nn  nn  nn  nn  /risk-preview/{id?}
pp  pp  pp  pp  /sale-history
sp  sp  sp  sp  /sale-history/{detail?}
pp  pp  pp  pp  /valuation
sn  sn  sn  sn  /valuation/{id}
pp  pp  pp  pp  /valuation/demo-page
pp  pp  pp  pp  /valuation/index-old
pp  pp  pp  pp  /adverts
nn  nn  nn  nn  /adverts/{id}
pp  pp  pp  pp  /object/{objectKey}
pp  pp  pp  pp  /objectCheckout/{objectKey}
pp  pp  pp  pp  /objectNew/{objectKey}
jj  jj  jj  jj  /object/{objectKey}/{objectKeyRest}
jj  jj  jj  jj  /objectCheckout/{objectKey}/{objectKeyRest}
jj  jj  jj  jj  /objectNew/{objectKey}/{objectKeyRest}
sp  sp  sp  sp  /user
sp  sp  sp  sp  /user/balance
sp  sp  sp  sp  /user/orders
sp  sp  sp  sp  /user/ordersNew
sp  sp  sp  sp  /user/settings
sp  sp  sp  sp  /user/tariff
sp  sp  sp  sp  /user/tariffOld
sp  sp  sp  sp  /user/partner
sp  sp  sp  sp  /user/deals
sp  sp  sp  sp  /user/deals/{id}
pn  pn  pn  pn  /report/{id}
pn  pn  pn  pn  /order/{id}
pp  pp  pp  pp  /confirm-email
pp  pp  pp  pp  /deal
pp  pp  pp  pp  /unsubscribe
pp  pp  pp  pp  /proverka-arendatora
pp  pp  pp  pp  /proverka-avto
sn  sn  sn  sn  /proverka-avto/{id?}
pp  pp  pp  pp  /proverka-biznes-partnera
pp  pp  pp  pp  /proverka-bki
pp  pp  pp  pp  /proverka-fssp
pp  pp  pp  pp  /proverka-fssp-free
pp  pp  pp  pp  /proverka-inn
pp  pp  pp  pp  /proverka-kontragenta
pp  pp  pp  pp  /proverka-na-bankrotstvo
pp  pp  pp  pp  /proverka-nalogov
pp  pp  pp  pp  /proverka-nedvij
pp  pp  pp  pp  /proverka-pasporta
pp  pp  pp  pp  /proverka-pasporta-full
pp  pp  pp  pp  /proverka-samozanyatogo
pp  pp  pp  pp  /proverka-shtrafov
pp  pp  pp  pp  /proverka-sluzhboi-bezopasnosti
pp  pp  pp  pp  /proverka-sotrudnika
pp  pp  pp  pp  /proverka-sotrudnika-old
pp  pp  pp  pp  /proverka-sudimost
pp  pp  pp  pp  /proverka-vladelcza-avtomobilya
pp  pp  pp  pp  /proverka-voditelya
pp  pp  pp  pp  /proverka-yuridicheskogo-licza
pp  pp  pp  pp  /proverka-zaemshika
pp  pp  pp  pp  /proverka-zapret-na-vyezd
pp  pp  pp  pp  /proverka-cheloveka
pp  pp  pp  pp  /otchet-na-osnove-vypiski-iz-egrn
`

/** The columns of the table. */
export const SITE_HOSTS = [
  'realty.localhost',
  'b2b.realty.localhost',
  'fiz.localhost',
  'fiz-ru.localhost',
] as const

export type SiteHost = (typeof SITE_HOSTS)[number]

export interface RouteEnds {
  /** As the route table writes it: `/valuation/{id}`. */
  readonly address: string
  readonly of: Readonly<Record<SiteHost, { readonly guest: string; readonly user: string }>>
}

/** The whole table, an address a row. */
export const ROUTE_ENDS: readonly RouteEnds[] = ENDS.trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const cells = line.split(/\s+/)
    const endsOf = (host: SiteHost) => {
      const cell = cells[SITE_HOSTS.indexOf(host)] ?? ''
      return { guest: cell[0] ?? '', user: cell[1] ?? '' }
    }
    return {
      address: cells.at(-1) ?? '',
      of: {
        'realty.localhost': endsOf('realty.localhost'),
        'b2b.realty.localhost': endsOf('b2b.realty.localhost'),
        'fiz.localhost': endsOf('fiz.localhost'),
        'fiz-ru.localhost': endsOf('fiz-ru.localhost'),
      },
    }
  })
