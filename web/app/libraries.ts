// Runs the libraries in their own file, and so in a task of their own (headScript.ts). Without it they would run where they are
// first used, in one piece with all that uses them.
import 'react';
import 'react-dom/client';
import 'react-router';
