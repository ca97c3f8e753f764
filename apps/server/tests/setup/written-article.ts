let count = 0

/** An article that has all that a publication needs; each has an address of its own. */
export const writtenArticle = () => ({
  address: `proba-${process.pid}-${(count += 1)}`,
  title: 'Пять строк выписки, которые решают',
  lead: 'Какие строки выписки смотреть перед задатком.',
  drawing: 'document' as const,
  category: 'Документы',
  author: 'Редакция «Проверки»',
  tags: ['выписка', 'сделка'],
  source:
    '# Ищите раздел 2\n\nНайдите [дом](search) по адресу.\n\n§ Ст. 62 закона № 218-ФЗ\nСведения дают всем.',
})
