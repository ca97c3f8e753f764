/** What every text of a landing page may name: prices and terms come from the catalogue, never from a content file. */
export interface LandingFacts {
  /** «99 ₽», «бесплатно», «от 499 ₽» */
  readonly price: string
  /** «около 1 минуты», in the words of the catalogue. */
  readonly term: string
  /** «10 вопросов»: how many the report asks. */
  readonly questions: string
}

/** What the form of a landing page orders: one product, a property that is searched for first, or a seller with the car. */
export type LandingOffer =
  | { readonly kind: 'product'; readonly product: string }
  /** A passport by its number alone, answered below the form. */
  | { readonly kind: 'passport-number'; readonly product: string }
  | { readonly kind: 'search' }
  | { readonly kind: 'seller-and-car' }

/** Layouts of the pages; two neighbours in «Рядом с этим вопросом» never share one. */
export type LandingComposition = 'number' | 'cells' | 'answer' | 'talk' | 'register' | 'closed'

/** The landing page of one question that people type into a search engine; `landing-page.tsx` draws it. */
export interface LandingContent {
  readonly offer: LandingOffer
  readonly composition: LandingComposition
  /** Routes of the pages «Рядом с этим вопросом». */
  readonly near: readonly string[]
  readonly texts: (facts: LandingFacts) => LandingTexts
}

/** All words of a page, with plain spaces: the build sets them, the page what the catalogue brings into them. */
export interface LandingTexts {
  /** Title and description of the document. */
  readonly title: string
  readonly description: string
  readonly lead: string
  readonly form: {
    readonly title: string
    /** Below the form: what happens to the money and to the data. */
    readonly promise: string
  }
  /** What the page is remembered by, on its first screen. */
  readonly subject: LandingSubject
  readonly blocks: readonly LandingBlock[]
  readonly sample: { readonly title: string; readonly note: string }
  readonly steps: {
    readonly title: string
    readonly items: readonly [TitledText, TitledText, TitledText]
  }
  readonly questions: readonly [TitledText, TitledText, TitledText, ...TitledText[]]
}

/** A heading and a sentence or two below it. */
export interface TitledText {
  readonly title: string
  readonly text: string
}

/** What is shown beside the form on the first screen. */
export type LandingSubject =
  /** A number in its parts; an invented one that cannot exist. */
  | {
      readonly kind: 'number'
      readonly title: string
      readonly note: string
      readonly parts: readonly { readonly digits: string; readonly name: string; readonly note: string }[]
    }
  /** What the visitor fears or was told, and whether the report shows it. */
  | {
      readonly kind: 'sayings'
      readonly items: readonly { readonly words: string; readonly shown: Shown; readonly text: string }[]
    }
  /** Whom a closed register answers, and how. */
  | {
      readonly kind: 'closed-to'
      readonly title: string
      readonly items: readonly { readonly who: string; readonly how: string }[]
    }
  /** Cells of the checks of the product. */
  | { readonly kind: 'checks'; readonly title: string }
  /** Reports of an invented department in a month, a cell each. */
  | {
      readonly kind: 'month'
      readonly title: string
      readonly note: string
      readonly reports: readonly { readonly what: string; readonly result: MonthResult }[]
    }
  /** Thirty days of the registers that answer. */
  | { readonly kind: 'register' }

/** What a report of the month came to. */
export type MonthResult = 'found' | 'attention' | 'clear' | 'silent'

/** How much of a fear the report answers. */
export type Shown = 'shown' | 'partly' | 'not-shown'

/** A section of a page's own. */
export type LandingBlock =
  | {
      readonly kind: 'axis'
      readonly title: string
      readonly note: string
      readonly moments: readonly Moment[]
    }
  | {
      readonly kind: 'list'
      readonly title: string
      readonly note: string
      readonly items: readonly TitledText[]
    }
  /** Checks with their price and term, each a link to its form. */
  | {
      readonly kind: 'products'
      readonly title: string
      readonly note: string
      readonly products: readonly string[]
    }
  | {
      readonly kind: 'script'
      readonly title: string
      readonly notes: readonly string[]
      /** Ready to be sent. */
      readonly text: readonly string[]
      readonly below: string
    }
  | {
      readonly kind: 'table'
      readonly title: string
      readonly note: string
      readonly heads: readonly string[]
      readonly rows: readonly (readonly string[])[]
    }

/** A moment on an axis. */
export interface Moment extends TitledText {
  readonly when: string
}
