import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { createInterface, type Interface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { Measured } from '../peers/serve.ts';

/** A program that does some of the works, in a process of its own, and answers with what it measured. */
export class Peer<Answer = Measured> {
  readonly name: string;
  readonly works: readonly string[];
  private readonly process: ChildProcessByStdio<Writable, Readable, null>;
  private readonly lines: AsyncIterator<string>;
  private readonly reader: Interface;

  constructor(name: string, command: readonly string[], works: readonly string[]) {
    this.name = name;
    this.works = works;
    this.process = spawn(command[0]!, command.slice(1), { stdio: ['pipe', 'pipe', 'inherit'] });
    this.reader = createInterface({ input: this.process.stdout });
    this.lines = this.reader[Symbol.asyncIterator]();
  }

  async run(work: string, trials: number, seed: number): Promise<Answer> {
    this.process.stdin.write(`${work} ${trials} ${seed}\n`);
    const { value, done } = await this.lines.next();
    if (done) throw new Error(`${this.name} ended before it had done "${work}"`);
    return JSON.parse(value) as Answer;
  }

  stop(): void {
    this.process.stdin.end();
    this.reader.close();
  }
}
