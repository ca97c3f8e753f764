import { describe, expect, it } from 'vitest'
import {
  SAMPLE_OPTIONS,
  SAMPLE_PERSON_REPORT,
  SAMPLE_PROPERTY_REPORT,
} from '@proverka/test-support/sample-reports'
import { reportDocument } from './report-document.ts'
import { reportHtml } from './report-html.ts'

const pageOf = (report: typeof SAMPLE_PERSON_REPORT) => reportHtml(reportDocument(report, SAMPLE_OPTIONS))

describe('a report as a page', () => {
  it('holds what the PDF holds', () => {
    const page = pageOf(SAMPLE_PROPERTY_REPORT).replaceAll('\u00a0', ' ')
    for (const text of [
      'ДЕМОНСТРАЦИОННЫЕ ДАННЫЕ',
      '00:01:0001001:204',
      'Ипотека в силу закона',
      'Физическое лицо',
      'Что не проверено',
      'soil_grade',
    ])
      expect(page).toContain(text)
    expect(pageOf(SAMPLE_PERSON_REPORT).replaceAll('\u00a0', ' ')).toContain(
      '48120/26/00014-ИП от 11.06.2026',
    )
  })

  it('has no script, loads nothing and takes markup in data for text', () => {
    const hostile = {
      ...SAMPLE_PERSON_REPORT,
      title: '</title><script>alert(1)</script>',
      subject: { ...SAMPLE_PERSON_REPORT.subject, lastName: '<img src=x onerror=alert(1)>' } as never,
    }
    for (const page of [pageOf(hostile), pageOf(SAMPLE_PROPERTY_REPORT)]) {
      expect(page).not.toMatch(/<(?:script|img|link|iframe|object|a)\b/i)
      expect(page).toMatch(/^<!doctype html>\s+<html lang="ru">/)
    }
    expect(pageOf(hostile)).toContain('&lt;img src=x onerror=alert(1)&gt;')
  })
})
