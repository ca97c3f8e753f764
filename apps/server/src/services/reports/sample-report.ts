import type { Report } from '@proverka/domain/reports'

const NUMBER = '00:14:0203005:1047'

/** An invented report of an object that cannot exist, short enough to render in a moment. */
export function sampleReport(now: Date): Report {
  const at = now.toISOString()
  return {
    id: '00000000-0000-4000-8000-000000000000',
    number: 0,
    version: '1',
    product_name: 'egrn_object',
    title: 'Образец отчета об объекте',
    demo: true,
    subject: {
      kind: 'property',
      cadastralNumber: NUMBER,
      address: 'г. Образцовск, ул. Примерная, д. 1, кв. 5',
    },
    status: 'finished',
    started_at: at,
    finished_at: at,
    updated_at: at,
    tasks: [],
    extract: {
      source: 'ЕГРН',
      received_at: at,
      content: {
        kind: 'extract_about_property_room',
        object: {
          cadastralNumbers: [NUMBER],
          address: 'г. Образцовск, ул. Примерная, д. 1, кв. 5',
          area: 54.3,
          type: 'Помещение',
          purpose: 'Жилое',
          status: 'Актуальные',
        },
        rights: [
          {
            type: 'Собственность',
            number: `${NUMBER}-00/001/2019-1`,
            date: '2019-03-01',
            holders: [{ kind: 'person', state: 'withheld' }],
            documents: [],
          },
        ],
        ownership: 'withheld',
        encumbrances: [],
        parts: {
          object: 'filled',
          rights: 'filled',
          encumbrances: 'empty',
          litigation: 'empty',
          objections: 'empty',
          claims: 'empty',
          deals: 'empty',
        },
        notUnderstood: [],
      },
    },
  }
}
