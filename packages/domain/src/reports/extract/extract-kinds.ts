import type { Extract } from './extract.ts'
import type { ExtractQuestion } from './questions.ts'

/** A kind of document: its name for people and the questions that it answers. */
export interface ExtractKind {
  readonly title: string
  readonly answers: readonly ExtractQuestion[]
  /** Set when the document lists every right to the object from the first one on: only then a gap is a fault. */
  readonly isChain?: true
  /** Set when the document is about a person or about contracts: its rights tell nothing of who owns one object. */
  readonly isOfManyObjects?: true
}

type Declared = readonly [pattern: RegExp, kind: ExtractKind]

/** Since 2017 the documents of the cadastre carry the statement of rights inside: together they are an extract of EGRN. */
const STATEMENT_OF_2017: ExtractKind = {
  title: 'Выписка из ЕГРН формы 2017 года',
  answers: ['object', 'rights', 'encumbrances', 'litigation', 'objections', 'claims'],
}

/** In the order of matching: the root element decides. */
const KINDS: readonly Declared[] = [
  [
    /^extract_about_property_/,
    {
      title: 'Выписка из ЕГРН об объекте недвижимости',
      answers: ['object', 'rights', 'encumbrances', 'litigation', 'objections', 'claims', 'deals'],
    },
  ],
  [
    /^extract_base_params_/,
    {
      title: 'Выписка из ЕГРН об основных характеристиках и зарегистрированных правах',
      answers: ['object', 'rights', 'encumbrances', 'litigation', 'objections', 'deals'],
    },
  ],
  [
    /^extract_transfer_rights_property$/,
    { title: 'Выписка из ЕГРН о переходе прав на объект', answers: ['rights', 'history'], isChain: true },
  ],
  [
    /^extract_rights_individ_available_real_estate_objects$/,
    {
      title: 'Выписка из ЕГРН о правах отдельного лица',
      answers: ['object', 'rights', 'encumbrances', 'history'],
      isOfManyObjects: true,
    },
  ],
  [
    /^extract_contract_participation_share_holdings$/,
    {
      title: 'Выписка из ЕГРН о договорах участия в долевом строительстве',
      answers: ['object', 'rights', 'encumbrances', 'litigation', 'objections'],
      isOfManyObjects: true,
    },
  ],
  [
    /^extract_cadastral_value_property$/,
    { title: 'Выписка из ЕГРН о кадастровой стоимости', answers: ['object'] },
  ],
  [
    /^(?:extract_cadastral_plan_territory|KPT)$/,
    { title: 'Кадастровый план территории', answers: ['object'] },
  ],
  [
    /^extract_recognition_right_holder_incapacitated$/,
    { title: 'Выписка из ЕГРН о дееспособности правообладателя', answers: [] },
  ],
  [
    /^extract_info_persons_who_received_info_about_property$/,
    { title: 'Справка о лицах, получивших сведения об объекте', answers: [] },
  ],
  [
    /^extract_about_contents_documents_title$/,
    { title: 'Выписка о содержании правоустанавливающих документов', answers: [] },
  ],
  [/^extract_date_statement_docs$/, { title: 'Выписка о дате получения заявления', answers: [] }],
  [/^KVZU$/, { title: 'Кадастровая выписка о земельном участке', answers: ['object'] }],
  [/^KVOKS$/, { title: 'Кадастровая выписка об объекте недвижимости', answers: ['object'] }],
  [/^KPZU$/, { title: 'Кадастровый паспорт земельного участка', answers: ['object'] }],
  [/^KPOKS$/, { title: 'Кадастровый паспорт объекта недвижимости', answers: ['object'] }],
  [/^Extract$/, STATEMENT_OF_2017],
  [/^(?:exract|extract)_notice_/, { title: 'Уведомление об отсутствии сведений в ЕГРН', answers: [] }],
  [
    /^(?:exract|extract)_decision_refuse_provide_info$/,
    { title: 'Решение об отказе в предоставлении сведений', answers: [] },
  ],
]

/** An unknown root element: it answers no question, so nothing is concluded from missing parts. */
const UNKNOWN: ExtractKind = { title: 'Документ ЕГРН', answers: [] }

/** The kind of document that a root element opens. */
export function extractKind(root: string): ExtractKind {
  return KINDS.find(([pattern]) => pattern.test(root))?.[1] ?? UNKNOWN
}

/**
 * The kind of a document by all that it holds. A file of the cadastre without the part of rights (`silentOnRights`) is a
 * cadastral document of its year; with it, it is an extract of EGRN.
 */
export function documentKind({ kind, silentOnRights, date }: Described): ExtractKind {
  const declared = extractKind(kind)
  if (!/^K[PV](?:ZU|OKS)$/.test(kind)) return declared
  if (silentOnRights !== true) return STATEMENT_OF_2017
  const year = date?.slice(0, 4)
  return year === undefined ? declared : { ...declared, title: `${declared.title}, ${year} год` }
}

type Described = Pick<Extract, 'kind' | 'silentOnRights' | 'date'>
