import type { AskedView, NotCheckedView, ReportView, SectionView, VerdictView } from './view.ts'

/**
 * Every statement of a report as plain texts, in the order of reading: what any form of it has to say, no more and no
 * less (TRUE-02). For the forms that are read by programs, and for comparing forms with one another.
 */
export function viewStatements(view: ReportView): readonly string[] {
  const { subject, verdict, sections, asked, notChecked } = view
  return said(
    view.title,
    view.number,
    subject.name,
    ...subject.lines,
    ...verdictStatements(verdict),
    ...sections.flatMap(sectionStatements),
    ...askedStatements(asked),
    ...notCheckedStatements(notChecked),
    view.disclaimer,
  )
}

/** Statements of a card of the verdict. */
export function verdictStatements(verdict: VerdictView): readonly string[] {
  const { mark, headline, points, text, advice, adviceTitle, conditions } = verdict
  return said(
    mark.words,
    headline,
    ...points.flatMap((point) => [point.mark?.words ?? '', point.text]),
    text,
    advice.length > 0 ? adviceTitle : '',
    ...advice,
    conditions,
  )
}

/** Statements of one section. */
export function sectionStatements(section: SectionView): readonly string[] {
  switch (section.kind) {
    case 'facts':
      return said(
        section.title,
        section.stamp?.source ?? '',
        section.stamp?.time ?? '',
        section.note,
        ...section.rows.flatMap(({ label, value }) => [label, value]),
      )
    case 'rows':
      return said(
        section.title,
        ...section.rows.flatMap(({ index, label, value, details, about, meaning }) => [
          index,
          label,
          value,
          ...details,
          about?.text ?? '',
          meaning,
        ]),
      )
    case 'table':
      return said(
        section.title,
        section.mark?.words ?? '',
        ...section.columns.map(({ title }) => title),
        ...section.rows.flatMap(({ cells }) => cells.flat()),
        section.note,
      )
    case 'finding':
      return said(
        section.title,
        section.mark.words,
        section.stamp.source,
        section.stamp.time,
        ...section.records.flatMap(({ title, amount, facts, match }) => [
          title,
          amount,
          ...facts.flatMap(({ label, value }) => [label, value]),
          ...(match
            ? [match.words, match.meaning, ...match.cells.flatMap(({ label, words }) => [label, words])]
            : []),
        ]),
        section.meaning,
        section.law,
        section.whatToDo,
      )
    case 'running':
      return said(section.title, section.mark.words, section.source, section.text)
  }
}

/** Statements of the list of those who were asked. */
export function askedStatements({ title, rows }: AskedView): readonly string[] {
  if (rows.length === 0) return []
  return said(
    title,
    ...rows.flatMap((row) => [
      row.source,
      row.with,
      ...row.checks.flatMap(({ title: check, register, mark, time, part = '' }) => [
        check,
        register,
        part,
        mark.words,
        time,
      ]),
    ]),
  )
}

/** Statements of the list of what was not checked. */
export function notCheckedStatements({ title, rows, closing }: NotCheckedView): readonly string[] {
  return said(title, ...rows.flatMap(({ what, why, how }) => [what, why, how]), closing)
}

function said(...texts: readonly string[]): readonly string[] {
  return texts.filter((text) => text !== '')
}
