interface PendingLoad<Question, Answer> {
  question: Question;
  answer: PromiseWithResolvers<Answer>;
}

/**
 * Batches concurrent loads into one query. A load that arrives during a running query waits for the
 * next query, so that its answer is never older than its request.
 */
export class BatchLoader<Question, Answer> {
  private waiting: PendingLoad<Question, Answer>[] = [];
  private reading = false;

  /**
   * @param read returns one answer for each question, in order
   * @param most maximum number of questions in one query
   */
  constructor(
    private readonly read: (questions: Question[]) => Promise<Answer[]>,
    private readonly most: number,
  ) {}

  load(question: Question): Promise<Answer> {
    const answer = Promise.withResolvers<Answer>();
    this.waiting.push({ question, answer });
    if (!this.reading) void this.readAll();
    return answer.promise;
  }

  private async readAll(): Promise<void> {
    this.reading = true;
    while (this.waiting.length > 0) await this.readSome(this.waiting.splice(0, this.most));
    this.reading = false;
  }

  private async readSome(loads: PendingLoad<Question, Answer>[]): Promise<void> {
    try {
      const answers = await this.read(loads.map(({ question }) => question));
      loads.forEach(({ answer }, index) => answer.resolve(answers[index] as Answer));
    } catch (error) {
      for (const { answer } of loads) answer.reject(error);
    }
  }
}
