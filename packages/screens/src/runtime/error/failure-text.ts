/** ERR-17 */
export const FAILURE_TEXT = 'Произошла ошибка, мы уже решаем эту проблему'
