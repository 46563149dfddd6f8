/**
 * How much of a function's code V8 runs before it thinks of optimising it, in bytes: nine times as much as by itself. Made for
 * programs that run long, it optimises sooner than a command of a second gains from, and has to begin anew when it knew too
 * little of what a function is given: a report takes 25 to 45 % less with this. docs/speed.md tells what was measured.
 */
export const OPTIMISE_LATER = '--interrupt-budget=600000';
